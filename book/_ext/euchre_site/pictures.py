"""Pictures of the site, drawn when it is built: its icons, and one of each page.

All come from the signs of the figures and from matplotlib's own fonts, so the same book
gives the same bytes on every machine.
"""

from __future__ import annotations

import textwrap
from io import BytesIO
from pathlib import Path

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import FancyBboxPatch, PathPatch, Rectangle
from matplotlib.path import Path as Outline
from matplotlib.transforms import Affine2D
from PIL import Image

from euchre_site import assets

# The light theme's colours (tokens.css), which a picture of the book keeps to.
BOARD, PAPER, INK, SOFT = "#F8F3EA", "#FFFEFB", "#26221C", "#665C4E"
EDGE, RED, BLACK = "#857A69", "#B3261E", "#1F1C18"
COLOUR_OF = {"s": BLACK, "h": RED, "d": RED, "c": BLACK}

CARD = 1.4  # a card's height over its width
FACE = "DejaVu Serif"  # comes with matplotlib
PREVIEW = (1200, 630)
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-512-maskable.png": (512, True),
}
COLOURS = 64  # in a picture's palette: flat areas and their soft edges need no more

CODE_OF = {
    "moveTo": Outline.MOVETO,
    "lineTo": Outline.LINETO,
    "qCurveTo": Outline.CURVE3,
    "curveTo": Outline.CURVE4,
    "closePath": Outline.CLOSEPOLY,
}


def outline(d: str) -> Outline:
    """The outline that an SVG path describes.

    >>> outline("M1 2H5V6Z").vertices[:3].tolist()
    [[1.0, 2.0], [5.0, 2.0], [5.0, 6.0]]
    """
    pen = RecordingPen()
    parse_path(d, pen)
    # A path is closed without a point, but matplotlib wants one, which it ignores.
    steps = [(CODE_OF[step], points or [(0, 0)]) for step, points in pen.value]
    codes = [code for code, points in steps for _ in points]
    return Outline([point for _, points in steps for point in points], codes)


class Sheet:
    """A picture in the making: pixels from the upper left corner, as SVG counts."""

    def __init__(self, width: int, height: int, ground: str | None) -> None:
        """Start with an empty ground, or none."""
        self.figure = Figure(figsize=(width / 100, height / 100), dpi=100)
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set_xlim(0, width)
        self.axes.set_ylim(height, 0)
        self.axes.axis("off")
        self.figure.patch.set_alpha(0)
        self.ground = ground
        if ground:
            self.box(0, 0, width, height, ground)

    def box(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """A filled area."""
        self.axes.add_patch(Rectangle((x, y), width, height, fc=colour, ec="none"))

    def sign(self, suit: str, x: float, y: float, size: float) -> None:
        """A suit's sign in a square."""
        place = Affine2D().scale(size / 100).translate(x, y)
        shape = outline(assets.outlines()[f"eu-{suit}"]).transformed(place)
        self.axes.add_patch(PathPatch(shape, fc=COLOUR_OF[suit], ec="none"))

    def words(self, text: str, x: float, y: float, size: float, colour: str) -> None:
        """One line of text on its base line; size in pixels."""
        face = FontProperties(family=FACE, weight="bold", size=size * 0.72)
        self.axes.text(x, y, text, fontproperties=face, color=colour, parse_math=False)

    def card(self, rank: str, suit: str, x: float, y: float, width: float) -> None:
        """A card's face: rank and sign in the corner, the sign large below."""
        shape = FancyBboxPatch(
            (x, y),
            width,
            width * CARD,
            boxstyle=f"round,pad=0,rounding_size={width * 0.09}",
            fc=PAPER,
            ec=EDGE,
            lw=max(1.0, width / 60),
        )
        self.axes.add_patch(shape)
        if not rank:
            size = width * 0.68
            middle = y + (width * CARD - size) / 2
            self.sign(suit, x + (width - size) / 2, middle, size)
            return
        self.words(rank, x + width * 0.1, y + width * 0.3, width * 0.3, COLOUR_OF[suit])
        self.sign(suit, x + width * 0.08, y + width * 0.4, width * 0.2)
        self.sign(suit, x + width * 0.36, y + width * 0.78, width * 0.5)

    def png(self) -> bytes:
        """The picture's bytes."""
        canvas = FigureCanvasAgg(self.figure)
        canvas.draw()
        size = canvas.get_width_height()
        whole = Image.frombytes("RGBA", size, bytes(canvas.buffer_rgba()))
        if self.ground:
            small = whole.convert("RGB").quantize(COLOURS)
        else:  # the one method that keeps a picture see-through
            small = whole.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
        out = BytesIO()
        small.save(out, "PNG", optimize=True)
        return out.getvalue()


def icon(size: int, maskable: bool) -> bytes:
    """The site's icon: a card with a heart. A maskable one has ground to be cut off."""
    sheet = Sheet(size, size, BOARD if maskable else None)
    high = size * (0.62 if maskable else 0.94)
    width = high / CARD
    left, top = (size - width) / 2, (size - high) / 2
    sheet.card("", "h", left, top, width)
    return sheet.png()


def preview(title: str, book: str) -> bytes:
    """What is shown where a page is shared: its title beside the two bowers."""
    width, height = PREVIEW
    sheet = Sheet(width, height, BOARD)
    sheet.box(64, 72, width - 128, 4, INK)
    if title != book:
        sheet.words(book, 64, 132, 34, SOFT)
    across, size = (15, 84) if len(title) < 40 else (19, 58)
    lines = textwrap.wrap(title, across, break_long_words=False)
    for n, line in enumerate(lines[:4]):
        sheet.words(line, 64, 232 + n * size * 1.15, size, INK)
    sheet.card("J", "h", 730, 130, 230)
    sheet.card("J", "d", 906, 220, 230)
    for n, suit in enumerate("shdc"):
        sheet.sign(suit, 64 + 62 * n, height - 108, 44)
    sheet.box(64, height - 44, width - 128, 1, INK)
    return sheet.png()


def ship_icons(site: Path) -> None:
    """Draw the icons into the site."""
    folder = site / "icons"
    folder.mkdir(exist_ok=True)
    for name, (size, maskable) in ICONS.items():
        (folder / name).write_bytes(icon(size, maskable))


def preview_address(pagename: str) -> str:
    """The address of a page's picture, below the site's root.

    >>> preview_address("book/deck")
    'pictures/book-deck.png'
    """
    return f"pictures/{pagename.replace('/', '-')}.png"


def ship_previews(site: Path, titles: dict[str, str], book: str) -> None:
    """Draw a picture of every page, by page name and title."""
    (site / "pictures").mkdir(exist_ok=True)
    for pagename, title in sorted(titles.items()):
        (site / preview_address(pagename)).write_bytes(preview(title, book))
