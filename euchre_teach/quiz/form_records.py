"""What the placing test and the closing test ask: a kind of quiz and a record each.

Drawn once by each kind's generator, and kept, like the records of the banks. None of
these questions stands in a bank or in another form; the two closing forms ask the same
kinds and traps in the same order.
"""

from collections.abc import Mapping
from types import MappingProxyType

Asked = tuple[str, str]

_FORMS: Mapping[str, tuple[Asked, ...]] = MappingProxyType(
    {
        "placing": (
            ("takes", "E N:-,-,-,- Th PPPPPC - KhJhTsAh/QcJsJcTc/9h9dAs9c *"),
            ("suits", "order s Qs Js As 9s"),
            ("suits", "trumps c 9h Tc Kh Qc Js Kc"),
            ("legal-plays", "E N:-,-,9.A.AJ.T,- Qs PPPPPH - 9sAsJsKs/TdQdKd *"),
            ("turns", "next-lead W N:-,-,-,- Qh PO ? Kc9cJcQc *"),
            ("calls", "S N:-,-,-,- Ad PPP - - *"),
            ("calls", "S N:-,-,K.J.KQ.T,- Kc O - - *"),
            ("calls", "S N:-,-,-,- Td PPPPPPP - - *"),
            ("turns", "first-lead S N:-,-,-,- Kh PPPO@ ? - *"),
            ("scores", "N d 1"),
            ("scores", "E h@ 1"),
            ("scores", "E d@ 5 9-6"),
        ),
        "closing-a": (
            ("suits", "order c Qh Ah Th Kh"),
            ("suits", "order d Ac Jc 9c Qc"),
            ("takes", "W N:-,-,-,- Kh PPPPPPPS - JhThQhAs *"),
            ("takes", "S N:-,-,-,- Th PPPPPPPD - JdJs9dAd/AhTsAc9h *"),
            ("takes", "W N:-,-,-,- Qd PPPPPPC - TsKs9s9c/KcJcTcQc *"),
            ("takes", "W N:-,-,-,- Qc PPPO ? ThQdQhKh/9sKsJsAs/Kd9dQcJd/Tc9cJcJh *"),
            ("suits", "order s Qs Ks Js As"),
            ("takes", "E N:-,-,-,- 9h PPO ? QdAd9dQc/AcKc9cTc/KhJd9hAh *"),
            ("takes", "N N:-,-,-,- Ks O ? QdJdTdKd/9c9sQcQh/QsThAsTs/JsJcAhAd *"),
            ("suits", "trumps s Td 9h As 9s Jc Ac"),
            ("suits", "order cs Qc Ks 9s Ac"),
            ("suits", "order h 9d Td Kd Qd"),
            ("legal-plays", "E N:-,-,K9.K.9.9,- 9h PPPPPPS - 9sTsJcAs/JdQd *"),
            ("legal-plays", "W N:-,-,J..KQJ9.,- Kc PO ? 9cAcJsQc/JdKcTdKs/AhKhQh *"),
            ("legal-plays", "W N:-,-,9..AJ.K9,- Js PPPPPH@ - AhKh *"),
            ("legal-plays", "W N:-,-,Q9..K.QT,- 9h O ? AcJcQcKc/KhAhQs9h/Jd *"),
            ("legal-plays", "S N:-,-,T.K.KQJ.,- 9h PO Qd Ad9c9d *"),
            ("takes", "N N:-,-,-,- Kd PPPPPPPS - JcKs9sJh/TcTdKcAc *"),
            ("takes", "E N:-,-,-,- Qs PPPO ? JcAdQhQs/9sAh9dAs/9hThKhJh *"),
            ("legal-plays", "W N:-,-,K..J.QJT,- Td PPO ? Qh9hQcAh/TdQd9dJd *"),
            ("turns", "first-lead N N:-,-,-,- Tc PPPPS - - *"),
            ("turns", "next-lead S N:-,-,-,- 9d PPO ? Kc9cTc9h *"),
            ("turns", "call E N:-,-,-,- Ks - - - *"),
            ("turns", "first-packet SW"),
            ("calls", "N N:-,-,-,- 9s P - - *"),
            ("turns", "maker W N:-,-,-,- Tc PPPO - - *"),
            ("calls", "S N:-,-,AJ9.A..T,- Qh PPPO - - *"),
            ("calls", "S N:-,-,T9..AJT.,- Qs O - - *"),
            ("calls", "E N:-,-,-,- Jd PPPP - - *"),
            ("calls", "W N:-,-,-,- Kc PPPPPP - - *"),
            ("calls", "S N:-,-,-,- Ah PPPPPPP - - *"),
            ("calls", "S N:-,-,-,- Qs PPPPPPP - - *"),
            ("turns", "out N N:-,-,-,- Th PPPPPD@ - - *"),
            ("turns", "first-lead S N:-,-,-,- Tc PPPPD@ - - *"),
            ("scores", "S c 3"),
            ("scores", "S h 0"),
            ("scores", "W s@ 3"),
            ("scores", "S d@ 1"),
            ("scores", "S c@ 1 7-8"),
            ("scores", "E d@ 2 6-8"),
        ),
        "closing-b": (
            ("suits", "order d Tc Jc Qc Kc"),
            ("suits", "order c Jd Qd Kd Ad"),
            ("takes", "W N:-,-,-,- Kh PPPPPPC - TcQcKcJs/KdAcJdQd *"),
            ("takes", "S N:-,-,-,- Kh PPO ? ThKcAh9h/AsTsJsQs/Ac9cAdQc *"),
            ("takes", "W N:-,-,-,- 9c PO ? As9sQsKs/TdKhKdAd/JcQdAcJs/AhQhTcKc *"),
            ("takes", "N N:-,-,-,- Ts PPPPD - JcKcQcTc/9dJhAsJd/AdQdQsAc *"),
            ("suits", "order c Jc 9c Ac Tc"),
            ("takes", "N N:-,-,-,- Ks O ? QcAcKcKs/KdJdTs9d/AsTdJcQs *"),
            ("takes", "N N:-,-,-,- Qd PPPPS - 9dTdKdJd/KcKs9cQc/QsTsQhAs/TcJcJsAc *"),
            ("suits", "trumps d Ad Jh Qd Th Ks Jd"),
            ("suits", "order sc Ac Js 9c Jc"),
            ("suits", "order s Ac Kc 9c Qc"),
            ("legal-plays", "S N:-,-,.JT.J.T9,- Kc PO Kc TdQdAd *"),
            ("legal-plays", "S N:-,-,AQ9..J9.,- Ah PPPPD - JsKsJhQs/Kc *"),
            (
                "legal-plays",
                "W N:-,-,KT.J.9.J,- Qh PPPPPS - 9hQdJhAh/KcThQcTs/KsAsQsAc/JsAdTc *",
            ),
            (
                "legal-plays",
                "W N:-,-,.QJ.A9.A,- Jd PPPPS - Js9sQhKs/Ah9hJhKh/KdTs9dQd/Jc *",
            ),
            ("legal-plays", "N N:-,-,AJ.T.Q.T,- Qh PPPPPPC - Ks *"),
            ("takes", "E N:-,-,-,- Ah O ? 9sTsTcQs *"),
            ("takes", "N N:-,-,-,- Kh PPPPPS - JcTsKs9s/AdKd9dJd *"),
            ("legal-plays", "E N:-,-,KQ9..J.A,- Qd PPPPC - - *"),
            ("turns", "first-lead N N:-,-,-,- Ah PPO ? - *"),
            ("turns", "next-lead W N:-,-,-,- Td PPO ? 9sQsQhTs *"),
            ("turns", "call W N:-,-,-,- Ts - - - *"),
            ("turns", "first-packet WN"),
            ("calls", "N N:-,-,-,- Th P - - *"),
            ("turns", "maker N N:-,-,-,- Jd O - - *"),
            ("calls", "S N:-,-,A.T.T9.T,- Jd O - - *"),
            ("calls", "S N:-,-,Q.QT..KQ,- 9s PPO - - *"),
            ("calls", "E N:-,-,-,- 9c PPPP - - *"),
            ("calls", "E N:-,-,-,- 9d PPPP - - *"),
            ("calls", "S N:-,-,-,- Jh PPPPPPP - - *"),
            ("calls", "S N:-,-,-,- Ks PPPPPPP - - *"),
            ("turns", "out S N:-,-,-,- Td PO@ - - *"),
            ("turns", "first-lead E N:-,-,-,- 9c PPO@ ? - *"),
            ("scores", "S d 4"),
            ("scores", "E c 0"),
            ("scores", "E d@ 3"),
            ("scores", "E c@ 1"),
            ("scores", "S h 1 8-8"),
            ("scores", "S h@ 3 7-9"),
        ),
    }
)

FORMS = MappingProxyType(_FORMS)
"""By name: the placing test, and the closing test in two forms."""
