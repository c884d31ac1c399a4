"""What the box says to typed cards, in words of the table that is asked for."""

import pytest

from euchre_teach.explain import BY_COMPASS
from euchre_teach.figures.try_it import try_state


@pytest.mark.parametrize(
    ("trick", "texts"),
    [
        ("Jd", ["East led the left bower, which is a heart", "East led, and South"]),
        ("Ad 9d", ["North led, then East played, and South plays next."]),
        (
            "Ad 9d Th Ks",
            ["West led, then North, East and South played", "East takes the trick"],
        ),
    ],
)
def test_the_names_asked_for_stand_in_every_sentence(
    trick: str, texts: list[str]
) -> None:
    state = try_state(names=BY_COMPASS, hand="Kd Kh", trump="h", trick=trick)
    said = str(state["results"])
    assert [text for text in texts if text not in said] == []
    assert [name for name in ("Clara", "Miles", "Quinn", "You ", "you play next")
            if name in said] == []  # fmt: skip
