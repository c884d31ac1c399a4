"""The words of every figure's controls: what stands on buttons and is read aloud."""

from collections.abc import Mapping
from types import MappingProxyType

PYTHON_WEIGHT = "7 to 15 MB"
"""What a page that starts Python has to load, as told where that is offered: the less
if the site packs what it sends."""

_REPLAY_WORDS = {
    "first": "First step",
    "back": "Back",
    "next": "Next",
    "last": "Last step",
    "play": "Play",
    "pause": "Pause",
    "step": "Step",
    "of": "of",
    "steps": "Steps",
    "link": "link to this step",
    "copied": "copied",
    "speed": "Speed of play",
    "read_on": "Read on",
    "next_page": "Next page",
    "onward": "Next: {title}",
    "so_far": "So far",
    "side": "Side",
    "tricks": "tricks",
    "match": "match",
    "score_caption": "Tricks and match score",
    "of_five": "of 5 tricks",
    "trick": "Trick",
    "trick_label": "The trick, in order of play",
    "log_caption": "Cards played, trick by trick",
    "led": "led",
    "won": "won the trick",
    "this_step": "this step",
    "flagged": "can’t happen",
    "trump_suffix": "trump",
    "show_me": "Show me",
    "transcript": "Every step in words",
}
REPLAY_WORDS = MappingProxyType(_REPLAY_WORDS)

_AT_TABLE = (
    *("first", "back", "next", "last", "play", "pause", "steps", "speed"),
    *("side", "tricks", "match", "score_caption", "of_five"),
    *("trick_label", "led", "trump_suffix"),
)

_RANKING_WORDS = {
    "trump": "Trump",
    "none": "None yet",
    "trump_suffix": "trump",
    "transcript": "All five orders in words",
}
RANKING_WORDS = MappingProxyType(_RANKING_WORDS)

_VARIANTS_WORDS = {
    "ways": "House rule",
    "may": "allowed",
    "not": "not allowed",
    "transcript": "Every house rule in words",
}
VARIANTS_WORDS = MappingProxyType(_VARIANTS_WORDS)

_QUIZ_WORDS = {
    "count": "question {n} of {all}",
    "link": "link",
    "link_question": "link to this question",
    "copied": "copied",
    "read_on": "Read on",
    "next_page": "Next page",
    "onward": "Next: {title}",
    "choose_which": "Choose which questions",
    "line": "On the table, in order",
    "answer": "The answer",
    "check": "Check",
    "skip": "Skip",
    "reveal": "Show the answer",
    "none_chosen": "None chosen yet.",
    "some_chosen": "{n} chosen.",
    "choose_first": "Choose at least one first.",
    "place_all": "Give every one its place first.",
    "placed": "place {n}",
    "keys_all": "Keys: 1 to {n} choose, Enter checks.",
    "keys_one": "Keys: 1 to {n} answer.",
    "keys_order": "Keys: 1 to {n} give the next place, so does Enter on a card. "
    "When all have one, Enter checks.",
    "keys_number": "Keys: 1 to 9 answer with that number.",
    "ordinals": "1st 2nd 3rd 4th 5th 6th 7th 8th 9th",
    "right": "Right",
    "part": "Partly right",
    "not_right": "Not right",
    "right_second": "Right, at the second try",
    "right_now": "Right now",
    "played": "played",
    "found": "{found} of {all} found",
    "too_many": "{n} too many",
    "in_place": "{found} of {all} in the right place",
    "chosen": "you chose it",
    "missed": "you missed it",
    "left": "you left it",
    "you_put": "you put it in place {n}",
    "whys": "Why, one by one",
    "by_card": "Why, card by card",
    "next_question": "Next question",
    "again": "Try again",
    "to_result": "See the result",
    "restart": "From the start",
    "trap": "The trap here:",
    "so_far": "So far {right} right and {part} partly, of {n}.",
    "not_counted": "The first answer is the one that counts.",
    "unsaved": "This browser keeps nothing, so your answers last as long as this page.",
    "healed": "Some of what this browser kept made no sense and was left out.",
    "questions": "{n} questions",
    "result": "{right} of {n} right",
    "in_order": "In order: {list}",
    "short_right": "right",
    "short_part": "partly",
    "short_not": "not right",
    "by_trap": "By trap",
    "by_skill": "By skill",
    "skill": "Skill",
    "asked": "What was asked",
    "reread": "Read again",
    "right_of": "{right} of {n}",
    "nothing": "nothing",
    "more": "{n} more",
    "review_missed": "Go over what you missed ({n})",
    "review_link": "Review",
    "no_such": "The question this link asks for is not here any more. "
    "Here is another one.",
    "unreadable": "The new questions could not be read, so these stay.",
    "deal_new": "Deal me new questions",
    "dealt_link": "This link leads to a question that was dealt for someone. "
    "Python deals it again.",
    "deal_show_it": "Show it",
    "deal_ready": "The new questions are here.",
    "deal_show": "Show them",
    "deal_kept": "New questions aren’t kept for the review.",
    "no_others": "There are no other questions like these, so here they are again.",
    "dealing": "Dealing …",
    "deal_hint": f"Loads Python once, {PYTHON_WEIGHT}.",
    "trap_choice": "Trap",
    "level_choice": "Difficulty",
    "levels": "easy middling hard",
    "any": "any",
    "transcript": "All questions in words",
    "transcript_one": "This question in words",
    "transcript_answers": "The answers",
}
QUIZ_WORDS = MappingProxyType(_QUIZ_WORDS)

_REVIEW_WORDS = {
    **_QUIZ_WORDS,
    "due_now": "Due today: {n}",
    "none_due": "Nothing is due today",
    "next_due": "The next one comes back on {day}.",
    "schedule": "A question you miss comes back the same day, then after 1, 3 and "
    "7 days, as long as you get it right (Leitner boxes). One wrong answer sends it "
    "back to the start.",
    "begin": "Begin",
    "kept": "Your answers",
    "quiz": "Quiz",
    "waiting": "Coming back",
    "due": "Due",
    "answered_of": "{n} of {all} answered",
    "forget": "Forget",
    "forget_quiz": "Forget the answers: {title}",
    "forget_ask": "Forget all your answers to “{title}”?",
    "forget_all": "Forget everything",
    "forget_all_ask": "Forget all your answers to every quiz?",
    "forget_yes": "Forget them",
    "forget_no": "Keep them",
    "forgotten": "Forgotten.",
    "export": "Save as a file",
    "import": "Load a file",
    "imported": "Answers taken over: {n}. Of two answers to one question, the later "
    "counts.",
    "import_bad": "This file can’t be read. Nothing has changed: choose a file "
    "that was saved here.",
    "import_big": "This file is too large to be one that was saved here. "
    "Nothing has changed.",
    "import_left": "Left out because they make no sense: {n}.",
    "only_here": "Kept in this browser only.",
    "back_to_review": "Back to the overview",
    "transcript": "The quizzes in words",
    "no_such": "The question this link asks for is not here any more.",
}
REVIEW_WORDS = MappingProxyType(_REVIEW_WORDS)

_HOME_WORDS = {
    **_QUIZ_WORDS,
    "hello_new": "Your course begins here",
    "hello_back": "Welcome back",
    "so_many": "{known} of {all} skills known, {right} more right once.",
    "go_on": "Go on: {what}",
    "what_review": "{n} to go over",
    "what_again": "{title} once more",
    "what_practise": "practise {title}",
    "what_mixed": "a mixed ten",
    "why_review": "Due today: {list}. Each comes with a question you haven’t had.",
    "why_again": "{skill} went wrong twice. Read about it again, then try anew.",
    "why_lesson": "The next lesson. It teaches: {list}.",
    "why_lesson_only": "The next lesson: everything so far, put together.",
    "why_practise": "You have been to this lesson. Now try what it taught: {list}.",
    "why_closing": "You had every skill right at least once. Forty questions show how "
    "it holds together.",
    "why_mixed": "Nothing is due. Ten questions from everywhere keep it fresh.",
    "and_more": "{list} and {n} more",
    "place": "I know some: 12 questions",
    "place_why": "Do you play already? Twelve questions find where your course begins.",
    "key": "What the cards mean",
    "map": "The map of skills",
    "of_known": "{n} of {all} known",
    "key_new": "new",
    "key_seen": "seen",
    "key_right": "right on a new question",
    "key_known": "right on another day",
    "key_fading": "fading",
    "is_new": "new",
    "is_seen": "seen",
    "is_right": "right, until {day}",
    "is_known": "known until {day}",
    "is_fading": "fading since {day}",
    "here": "you are here",
    "back_to_map": "Back to your course",
    "for_yourself": "All this is for yourself, not for marks: the answers are in the "
    "page. Nothing is locked, so go wherever you like.",
    "only_here": "What you do is kept in this browser only.",
    "to_review": "See, save or forget your answers",
    "healed": "Some of what this browser kept made no sense and was left out.",
    "transcript": "The skills in words",
}
HOME_WORDS = MappingProxyType(_HOME_WORDS)

_TRY_WORDS = {
    "show": "Show me",
    "taken": "taken",
    "link_typed": "link to what you typed",
    "costs": f"Python answers, here in your browser; it loads once, {PYTHON_WEIGHT}.",
    "no_python": "An example. Where this page can load Python, type cards of your own.",
    "may": "Legal",
    "not": "Not legal",
    "transcript": "The example in words",
}
TRY_WORDS = MappingProxyType(_TRY_WORDS)

_PLAY_WORDS = {
    **{key: _REPLAY_WORDS[key] for key in _AT_TABLE},
    "do_hint": "Hint",
    "do_back": "Take back",
    "do_claim": "The rest are mine",
    "do_next": "Next hand",
    "match_new": "New match",
    "match_level": "The others play like a",
    "match_rules": "House rules",
    "match_kept": "You were in the middle of a match.",
    "match_go_on": "Go on with it",
    "match_earlier": "Go on with the one before",
    "match_save": "Save as a file",
    "match_open": "Open a file",
    "file_bad": "This file can’t be a match that was saved here. Nothing has changed.",
    "only_here": "Kept in this browser, after every card.",
    "unsaved": "This browser keeps nothing, so your match lasts as long as this page.",
    "costs": f"The others think in Python, here in your browser; it loads once, "
    f"{PYTHON_WEIGHT}.",
    "no_python": "Where this page can load Python, you play on from here.",
    "how": "Press a call or one of your cards. The others answer one by one, each with "
    "a reason. A match goes on, hand after hand, until a side has the points.",
    "transcript": "The first deal in words",
}
PLAY_WORDS = MappingProxyType(_PLAY_WORDS)

_HOST_WORDS = {
    "trouble": "This figure can’t be moved: what it should show could not be read. "
    "It is written out in words below.",
    "no_python": "Python could not be loaded or doesn’t answer, so nothing new can "
    "come now. What is here goes on working; to try again, ask again.",
    "loading": "Python is on its way, once for this visit:",
    "starting": "Python is starting.",
    "loaded": "{n} of {all} MB",
    "bar": "Python, loaded so far",
    "cancel": "Cancel",
    "cancelled": "Cancelled.",
    "refused": "That could not be done:",
}
HOST_WORDS = MappingProxyType(_HOST_WORDS)
"""What a page says beside its figures, where a figure's own words can't be had."""

WORDS_OF: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "replay": REPLAY_WORDS,
        "ranking": RANKING_WORDS,
        "variants": VARIANTS_WORDS,
        "quiz": QUIZ_WORDS,
        "review": REVIEW_WORDS,
        "home": HOME_WORDS,
        "try": MappingProxyType({**REPLAY_WORDS, **TRY_WORDS}),
        "play": PLAY_WORDS,
    }
)
"""All the words of a view; a state's own come before them."""

del _REPLAY_WORDS, _RANKING_WORDS, _VARIANTS_WORDS, _QUIZ_WORDS
del (
    _REVIEW_WORDS,
    _HOME_WORDS,
    _TRY_WORDS,
    _PLAY_WORDS,
    _HOST_WORDS,
)  # only what can’t be changed stays
