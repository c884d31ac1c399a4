"""What the fixed banks ask: the records of their questions, by kind and trap.

Drawn once by each kind's generator, and kept: a reader's answers are remembered by a
question's record, so better generators must not change the pages. For one more, draw
it with ``KINDS[kind].new(trap, Random(seed))`` and write its record in here.
"""

from collections.abc import Mapping
from types import MappingProxyType

_RECORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "legal-plays": {
        "follow-plain": (
            "N N:-,-,.Q.JT.KT,- 9h PPPPS - KsJdJcAs/AhJhTh *",
            "W N:-,-,A.Q9.AQ.,- 9c PO ? JcKh9h9c/Jd9d *",
            "W N:-,-,AJ.9.J9.,- 9s PPPPPPC - KdQd *",
            "W N:-,-,AK.9..KT,- Jc PPPPPPD - Jh9dTcQd/Qc9c *",
        ),
        "leading": (
            "E N:-,-,T.QT..AQ,- Td PPO ? - *",
            "E N:-,-,KT9...K9,- Qs PPPPPPPD - - *",
            "E N:-,-,.T.9.AQJ,- Qd PPPPPPS - - *",
            "N N:-,-,JT9.Q..K,- Jh PPPPPD - QcKcJc9c *",
        ),
        "follow-trump": (
            "N N:-,-,QT.Q.A.T,- 9s PPPPH - KdAd9cQd/TcKcAc9h/Th *",
            "W N:-,-,Q.Q.9.JT,- Ts PPPPPD - KdJd *",
            "W N:-,-,K9.Q.Q.J,- Th PPPPPC - AsQs9sTs/Tc9c *",
            "S N:-,-,9..KT.KJ,- Ah PPO 9s QhJdJh *",
        ),
        "void": (
            "N N:-,-,KQJ.K.T.,- Ts PPPPPH - QhKhJdJh/QcKc *",
            "W N:-,-,JT...AQT,- Qs PPO ? 9cKcQcQh/Kh *",
            "W N:-,-,.AKQ.Q.T,- 9h PO ? Js9s *",
            "W N:-,-,.AKQ.A.Q,- Kd PPPPPPH - TdTcAdJs/AhJhJd9h/9sTsQs *",
            "N N:-,-,AJ9...J9,- Qh PO ? TsAsTdQs/JsKcJdKd/QhAh *",
            "N N:-,-,9.J9.J.A,- Ks PO ? Jc9sAsKs/QdJdKd9d/AdKhTs *",
        ),
        "last-cards": (
            "S N:-,-,T.KT9.J.,- Ac PPPO Th AhQhQs9h/9d9sQdJd/TdTsAsJc/Qc9c *",
            "E N:-,-,AKQT9...,- Kh PPPPD - AsAhKcAd/9dKsTdJh/AcTcQsJc/ThJd *",
            "E N:-,-,K..AQT.Q,- Jd PPPPS - Qd9d9cKh/TdJsQhTs/AcJcKcQc/QsJh *",
            "W N:-,-,Q.AJ.A.Q,- Qd PO ? 9cAcQcTc/KdJhTdJd/As9sQsKc/ThKs *",
        ),
        "lone-trick": (
            "S N:-,-,.KQT.K.A,- Tc PPPPPPPS@ - QdQc *",
            "S N:-,-,Q.AT9.Q.,- 9c PPPO@ 9c JsJcQs/Jh *",
            "W N:-,-,KT.K9.Q.,- Ah PPPPPPC@ - Td *",
            "N N:-,-,.AT9.KT.,- Ts PPO@ ? 9hKcJh/Qh *",
            "N N:-,-,.9.K9.KQ,- 9s PO@ ? Qh *",
        ),
        "left-bower-follows": (
            "S N:-,-,9..KJ9.Q,- Js PPPPPPPH@ - TsAs9s/AcQcKc/TcKdJc/ThQh *",
            "W N:-,-,..K9.QJT,- 9s PPPO ? AsQs *",
            "W N:-,-,AJT.J..K,- 9d PO ? AhTdTs9h/Jd *",
            "E N:-,-,J9.J9..A,- Th PPPPD - 9hAhQhKh/As9dKs9s/TdQd *",
            "W N:-,-,..AJT9.J,- As PPPPPPPH - Jh9h *",
            "N N:-,-,J9.Q9.Q.,- Tc PPO ? ThQhJhTc/TsQs9sAs/Ac9cQc *",
            "N N:-,-,J.Q.QJ9.,- Tc PPPO ? JhQhAd9h/QdKdTd9s/9cJcAh *",
        ),
        "left-bower-among-trumps": (
            "W N:-,-,J.A.JT.Q,- Ac PPPO ? KcAs *",
            "N N:-,-,J.AJ.T.T,- 9c PO@ ? KdTd9d/Kc *",
            "S N:-,-,J..KJ.QT,- Ah PPO Js Kh9hAd *",
            "N N:-,-,Q.JT9.J.,- Jc PPPPPPD - Kd *",
            "N N:-,-,.AJ9.J.A,- Jc PPPPPH - Kh *",
            "N N:-,-,Q..AQT.J,- 9s O@ ? AhAdKh/KdTdJd/Js *",
        ),
        "left-bower-led": (
            "E N:-,-,J9.T.J.A,- Td O ? 9sKcAsQs/JcQdAcKh/Jh *",
            "N N:-,-,T9..T9.9,- Ks PPO ? QdTdJsKd/JcKsQc *",
            "S N:-,-,AKT..T9.,- Qc PPPO@ Qc ThJh9d/Js *",
            "N N:-,-,KQ.KT.A.,- Kc PO ? TsKs9sKc/JsAc *",
            "S N:-,-,.A..AQT9,- Jh PPPPS - JsAsTsTc/Kh9hQhAh/AcKdKcKs/Jc *",
            "S N:-,-,9.AT.K.K,- Tc PPPPPPH - JdJhKh *",
            "W N:-,-,K..Q.AJ9,- 9d O ? JdAdQd9d/Js9sKsAs/JhKdQs *",
        ),
        "left-bower-may-not-follow": (
            "S N:-,-,QJ.A.K.T,- 9s PPPPPPC - TsKcTh *",
            "N N:-,-,QJT..Q.K,- Ac PO ? 9s *",
            "N N:-,-,JT.9.Q.T,- Ac PPPO ? AdQdTdAs/Ks *",
            "W N:-,-,J9.K.T.J,- Th PPPPPPC - QhAhKhJh/JdTd9dAd/QsKs *",
            "S N:-,-,K.QJ.9.J,- Kd PO Ks AhJsTh *",
            "N N:-,-,JT.AQ9..,- Ad PPPPPPC - Qs *",
            "N N:-,-,JT.AQ..K,- Qs PPPPPC - TdAhAd9d/9cAcTcKc/ThKhQhJh/Ks *",
        ),
        "printed-suit-void": (
            "E N:-,-,9..QT9.J,- Jh PPPPS - 9dKhJdJs/9c *",
            "W N:-,-,QT9.KJ..,- Kd O ? TcQc9sKc/Ah9hThKh/JsAsTdQs/Qh *",
            "N N:-,-,J.AK.JT.,- Kc PPO ? 9s *",
            "N N:-,-,K.J.J.AQ,- Ad PPO ? 9h *",
            "S N:-,-,.Q.J.QT9,- Ac PPPPH - TdAdKh *",
            "N N:-,-,T..KT9.J,- Qd PPPPPPS - Qc *",
            "N N:-,-,Q.Q9.J.Q,- Kd PPPPH - KsQsTsJs/Qd *",
        ),
    },
    "takes": {
        "plain-high-card": (
            "W N:-,-,-,- Ad PPPPPPPH - 9dKcTdJh/9sKsTcAs *",
            "N N:-,-,-,- As PPPO ? Th9hQhJd *",
            "N N:-,-,-,- Ks PO ? KhThAhJd *",
            "W N:-,-,-,- 9h PPO ? QsKs9sAs *",
            "W N:-,-,-,- Jh PPPPPC - QcKcTcJc/JdAdTd9c/9sAsQsKs *",
        ),
        "one-trump": (
            "N N:-,-,-,- Ac PO ? AsQcKsTs *",
            "W N:-,-,-,- Jc PPO ? Td9h9dQd/Ks9sTsAs/KhQhAdAh/ThJh9cJd *",
            "E N:-,-,-,- As PO ? JhThKs9h *",
        ),
        "two-trumps": (
            "S N:-,-,-,- Td PPPPPPH - AhKhJd9c/Kd9dJs9h/QhTcQcJh *",
            "N N:-,-,-,- 9c O ? Ks9sQsTd/AhAcThKh/TsKdQcKc *",
            "S N:-,-,-,- 9h PPPPPD - KcQcTcAd/9dTdKsTh *",
        ),
        "lone-trick": (
            "N N:-,-,-,- Jh PO@ ? QdAdTh *",
            "E N:-,-,-,- Kc PPPPD@ - Jc9cQd *",
            "S N:-,-,-,- Qd PPPPPPPH@ - Th9sKh *",
        ),
        "off-suit-ace": (
            "W N:-,-,-,- Th PPO ? 9dQdAdAc *",
            "S N:-,-,-,- 9s O ? Th9hQcJh/9cAcKsTc/QdTd9dKd/KhQhAdKc *",
            "W N:-,-,-,- Ks PPPPPPC - TcJc9cKc/9sTsTdQs/9hAdJhKh *",
            "N N:-,-,-,- Ad O ? 9sTsJsAs/9hQhKsJc/QsTcKcAh *",
        ),
        "left-over-ace": (
            "W N:-,-,-,- Ad PPPPPPS - 9dQdAhTd/KcTc9cQc/QhJh9hJd/KsJcAs9s *",
            "E N:-,-,-,- Tc PPPO ? 9dTsTdJd/QdThJcAd/KhKs9hJh/9cJsKcAc *",
            "E N:-,-,-,- Kd PPPO ? 9cQdQcTc/TdJhKdAd *",
            "N N:-,-,-,- Qs PPPPPPPC - AdKdTsTd/KsAsJcKc/QcTcJh9c/AcJsQdQh *",
        ),
        "right-over-left": (
            "W N:-,-,-,- Ts PPO ? 9hAhThQh/QcKcTcAc/AdKdAsTd/JsTs9sJc *",
            "N N:-,-,-,- Qc PPPO ? TsQsKsAs/QcTcKcAc/AdQdTd9d/JdJcJs9h *",
            "W N:-,-,-,- Qc PPPPPPPH - AsJs9sQs/Ac9cTcTd/AhQhKh9d/ThJdJhQd *",
            "W N:-,-,-,- Qd PPPPPH - Ac9cJcTc/JsTsKsQs/KhJhJdTh *",
        ),
        "left-bower-led": (
            "W N:-,-,-,- 9s PPPPC - TcQcJcAc/QdTdJdAd/TsAsKdKs/Js9d9cAh *",
            "N N:-,-,-,- Kh PPPPPPPS - Jc9sQsAs *",
            "N N:-,-,-,- Qc PPO@ ? AsTsKd/9dJdAd/JsTcKc *",
            "N N:-,-,-,- Ac PPPPPH - QhJhAhTc/JsQsTsKh/JdQd9hAs *",
        ),
    },
    "suits": {
        "left-bower-suit": (
            "suit c Js",
            "suit h Jd",
            "suit s Jc",
            "suit d Jh",
        ),
        "plain-jack-suit": (
            "suit c Jd",
            "suit c Jh",
            "suit d Jd",
        ),
        "which-is-left": (
            "left s",
            "left h",
            "left d",
            "left c",
        ),
        "which-is-right": (
            "right h",
            "right d",
        ),
        "find-trumps": (
            "trumps c As Kc Tc Js 9h 9s",
            "trumps d Js As Jh Qd 9h Jd",
            "trumps d Ts 9s Ac Jh As Qd",
            "trumps c Tc 9c Qs Ks Js Ac",
        ),
        "order-trump": (
            "order d Qd Kd Jd Jh",
            "order c Tc 9c Jc Js",
            "order h Kh Qh Th Jd",
            "order s As Jc 9s Ts",
        ),
        "order-plain": (
            "order h Js 9s As Qs",
            "order s 9d Td Qd Ad",
            "order c Jd Td Kd Ad",
            "order s Th Jh 9h Qh",
            "order h Ts As 9s Js",
        ),
        "order-next-suit": (
            "order c 9s Ts As Qs",
            "order s 9c Qc Ac Kc",
        ),
        "order-trick": (
            "order sd Td Jd Ts As",
            "order dc Tc Qc Kd 9d",
            "order sh Th 9h Ks As",
            "order sc Kc Tc As Jc",
        ),
    },
    "calls": {
        "first-call": (
            "E N:-,-,-,- Tc - - - *",
            "E N:-,-,-,- Ac - - - *",
            "together E N:-,-,-,- Qd - - - *",
        ),
        "round-one": ("W N:-,-,-,- Ks PP - - *",),
        "assist": (
            "N N:-,-,-,- 9h P - - *",
            "N N:-,-,-,- Jc P - - *",
            "together N N:-,-,-,- Kc P - - *",
        ),
        "pick-up": (
            "S N:-,-,-,- As PPP - - *",
            "S N:-,-,-,- Qc PPP - - *",
            "together S N:-,-,-,- Th PPP - - *",
        ),
        "partner-alone": (
            "N N:-,-,-,- Ks P - - * rules=assist_means_alone:yes",
            "N N:-,-,-,- Qd P - - * rules=assist_means_alone:yes",
        ),
        "turned-down-suit": (
            "E N:-,-,-,- Th PPPP - - *",
            "N N:-,-,-,- Th PPPPP - - *",
            "N N:-,-,-,- Qh PPPPP - - *",
            "W N:-,-,-,- Tc PPPPPP - - *",
            "W N:-,-,-,- 9h PPPPPP - - *",
            "together E N:-,-,-,- As PPPP - - *",
        ),
        "named-again": (
            "E N:-,-,-,- Kc PPPP - - * rules=may_name_turned_down:yes",
            "E N:-,-,-,- Jh PPPP - - * rules=may_name_turned_down:yes",
        ),
        "stuck-dealer": (
            "S N:-,-,-,- 9s PPPPPPP - - *",
            "S N:-,-,-,- Qd PPPPPPP - - *",
            "S N:-,-,-,- Jd PPPPPPP - - *",
            "together S N:-,-,-,- Jc PPPPPPP - - *",
        ),
        "may-pass": (
            "S N:-,-,-,- Jc PPPPPPP - - * rules=stick_the_dealer:no",
            "S N:-,-,-,- Kh PPPPPPP - - * rules=stick_the_dealer:no",
            "S N:-,-,-,- Ks PPPPPPP - - * rules=stick_the_dealer:no",
        ),
        "discard": (
            "S N:-,-,AJT...A9,- Ad PPO - - *",
            "S N:-,-,.Q9.A.QJ,- 9c PO - - *",
            "S N:-,-,.T.AK.K9,- Jh PPO - - *",
        ),
        "discard-upcard-barred": (
            "S N:-,-,T9..JT.A,- Qd PO - - * rules=may_bury_upcard:no",
            "S N:-,-,A.K.Q.K9,- Js PPO - - * rules=may_bury_upcard:no",
        ),
    },
    "scores": {
        "made": (
            "S c 4",
            "E c 4",
            "W h 3",
        ),
        "march": (
            "N d 5",
            "S d 5",
        ),
        "euchre": (
            "S d 2",
            "N s 2",
            "N s 1",
            "N c 1",
        ),
        "lone-make": (
            "W h@ 3",
            "N d@ 3",
            "E s@ 3",
        ),
        "lone-march": (
            "S d@ 5",
            "N s@ 5",
        ),
        "lone-euchre": (
            "N c@ 2",
            "N d@ 1",
            "W h@ 2",
        ),
        "match-goes-on": (
            "W d 1 6-7",
            "E h 5 6-6",
            "W h@ 2 6-8",
        ),
        "match-end": (
            "N h@ 3 9-7",
            "N d 2 9-8",
            "S h 4 9-9",
            "E c@ 2 8-6",
        ),
        "overshoot": (
            "E h 0 9-6",
            "S d 5 9-6",
            "E d@ 5 9-9",
            "E s 0 9-7",
        ),
    },
    "turns": {
        "around-the-table": (
            "left N",
            "partner N",
        ),
        "first-dealer": (
            "first-deal ONLINE",
            "first-deal CLASSIC",
        ),
        "packets": (
            "first-packet SE",
            "first-packet WS",
        ),
        "count-cards": (
            "count ranks",
            "count six",
            "count kitty",
            "count hand",
            "count face-down",
            "count deck",
        ),
        "first-to-speak": (
            "call S N:-,-,-,- 9c - - - *",
            "call W N:-,-,-,- Ac - - - *",
        ),
        "round-two": (
            "call E N:-,-,-,- 9c PPPP - - *",
            "call W N:-,-,-,- Qd PPPP - - *",
        ),
        "maker": (
            "maker S N:-,-,-,- Ah O - - *",
            "maker W N:-,-,-,- Kd PPPO - - *",
        ),
        "upcard": (
            "upcard W N:-,-,-,- Td PPO - - *",
            "upcard S N:-,-,-,- Jd PPPO - - *",
        ),
        "may-go-alone": ("lone-maker N N:-,-,-,- Ac PO - - *",),
        "who-sits-out": (
            "out W N:-,-,-,- Jd PPPPPH@ - - *",
            "out S N:-,-,-,- Qh PPPPPPPC@ - - *",
        ),
        "dealer-sat-out": (
            "upcard E N:-,-,-,- Qs PO@ - - *",
            "upcard S N:-,-,-,- Qh PO@ - - *",
        ),
        "first-lead": (
            "first-lead N N:-,-,-,- 9s PPPPPH - - *",
            "first-lead W N:-,-,-,- Kh PPPPPC - - *",
        ),
        "lone-first-lead": (
            "first-lead W N:-,-,-,- Ad PO@ ? - *",
            "first-lead W N:-,-,-,- Kc PPPPPPPH@ - - *",
            "first-lead W N:-,-,-,- Qs PPPPH@ - - *",
            "first-lead W N:-,-,-,- Td PO@ ? - *",
            "first-lead W N:-,-,-,- Ad PPPPPPC@ - - *",
        ),
        "lone-lead-maker": (
            "first-lead N N:-,-,-,- Td PPPPPH@ - - * rules=lone_lead:maker",
            "first-lead W N:-,-,-,- Kc PPPPPPH@ - - * rules=lone_lead:maker",
        ),
        "next-card": (
            "next-card S N:-,-,-,- Tc PPPPPPPD - Ac *",
            "next-card S N:-,-,-,- Kc O ? Ac *",
        ),
        "next-card-alone": (
            "next-card E N:-,-,-,- Td PPPPPPH@ - Kc *",
            "next-card W N:-,-,-,- Jc PPO@ ? 9s *",
        ),
        "winner-leads": (
            "next-lead S N:-,-,-,- Kc PPPPPPH - AcJcTcQc *",
            "next-lead W N:-,-,-,- Qh PPPPPPPD - KsTsQs9s *",
        ),
        "count-tricks": (
            "count tricks",
            "count to-make",
            "count match",
        ),
        "count-alone": (
            "count sat-out",
            "count lone-trick",
        ),
        "count-trumps": (
            "trumps d",
            "trumps h",
        ),
        "count-next-suit": (
            "suit hd",
            "suit cs",
        ),
        "count-other-suit": ("suit sd",),
        "next-dealer": (
            "next-deal N S c 2",
            "next-deal S N s 1",
        ),
        "after-throw-in": (
            "thrown-in S N:-,-,-,- 9c PPPPPPPP - - passed rules=stick_the_dealer:no",
            "thrown-in E N:-,-,-,- Jc PPPPPPPP - - passed rules=stick_the_dealer:no",
        ),
        "same-dealer-again": (
            "thrown-in N N:-,-,-,- Qh PPPPPPPP - - passed "
            "rules=after_pass_out:same,stick_the_dealer:no",
        ),
    },
}

RECORDS = MappingProxyType(
    {kind: MappingProxyType(by_trap) for kind, by_trap in _RECORDS.items()}
)
"""By kind, then by trap."""

del _RECORDS  # only what can’t be changed stays

LED_ON: Mapping[str, str] = MappingProxyType(
    {
        "turns-8448e68e": "turns-9d2f8b5b",
        "turns-7151fdf5": "turns-07eec18d",
        "turns-6968d4d9": "turns-35dcf061",
        "turns-4cc0fd73": "turns-5d4756da",
    }
)
"""The id of a question that used to be asked differently -> the one that replaces it.

The old ones asked as if it were so at every table; the new ones, about this book.
"""
