"""What the properties are tried on: deals, house rules, and hands of legal actions."""

from __future__ import annotations

from hypothesis import strategies as st

from euchre_teach.auction import Call
from euchre_teach.cards import DECK
from euchre_teach.deal import Deal, deal_from
from euchre_teach.hand import advance, start
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.legality import legal_actions
from euchre_teach.seats import CLOCKWISE
from euchre_teach.table import Table
from tests.support import switch_values

points = st.builds(Points, *[st.integers(0, 9)] * 6)
houserules = st.builds(
    HouseRules,
    points=points,
    target=st.integers(1, 30),
    **{name: st.sampled_from(values) for name, values in switch_values().items()},
)
deals = st.builds(
    deal_from,
    st.sampled_from(CLOCKWISE),
    st.permutations(DECK).map(tuple),
)


@st.composite
def hands(
    draw: st.DrawFn,
    rules: st.SearchStrategy[HouseRules] = houserules,
    deal: st.SearchStrategy[Deal] = deals,
) -> list[Table]:
    """Every position of one hand of legal actions, to its end.

    A pass is made likely, so that the later rounds and the dealer's turn come up.
    """
    positions = [start(draw(deal), draw(rules))]
    passes = draw(st.integers(0, 8))
    while options := legal_actions(positions[-1]):
        if len(positions) <= passes and Call.pass_() in options:
            positions.append(advance(positions[-1], Call.pass_()))
        else:
            positions.append(advance(positions[-1], draw(st.sampled_from(options))))
    return positions
