"""The contract: every check, and how often it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar, cast

from quadriga.core.game import Game
from quadriga.core.state import State
from quadriga.testing import accounts, chance, judging, knowledge, moves, notation, saying, tables, whole
from quadriga.testing.broken import hold
from quadriga.testing.knowledge import Knowledge, Secrets
from quadriga.testing.playing import Played, Position, random_play_ends
from quadriga.testing.tables import Table

S = TypeVar("S", bound=State)

AT_TABLES: tuple[Callable[[Table], None], ...] = (
    tables.wrong_numbers_of_players_are_refused,
    tables.options_round_trip_through_their_text,
    tables.wrong_options_are_refused,
)
EVERYWHERE: tuple[Callable[[Position], None], ...] = (
    moves.somebody_acts,
    moves.asking_changes_nothing,
    saying.every_question_has_words_for_who_is_asked_and_for_all_others,
    chance.chances_are_distinct_with_whole_weights,
    chance.chance_decides_for_somebody_who_sits_there,
)
MOSTLY: tuple[Callable[[Position], None], ...] = (
    notation.positions_round_trip_through_their_text,
    moves.legal_order_is_stable,
    notation.action_texts_are_distinct_and_read_back,
)
OFTEN: tuple[Callable[[Position], None], ...] = (
    moves.equal_positions_go_on_equally,
    moves.copies_are_independent,
    moves.questions_wait_for_their_moment,
    moves.payoff_shares_the_win,
    moves.partners_share_a_side,
    judging.judging_changes_nothing,
    judging.judgement_shares_the_win,
    judging.equal_positions_are_judged_equally,
    judging.what_is_judged_openly_hangs_on_no_secret,
    chance.draw_follows_the_weights,
    chance.pick_is_even_over_the_legal_actions,
    knowledge.views_are_plain_and_follow_the_position,
    knowledge.wrong_seats_are_refused,
    knowledge.redraw_keeps_what_the_seat_sees,
    knowledge.who_watches_sees_no_more_than_any_seat,
    knowledge.everybody_sees_the_same_where_nothing_is_hidden,
    knowledge.nothing_is_drawn_anew_where_there_are_no_secrets,
    knowledge.redraw_hangs_on_nothing_hidden,
    knowledge.what_shows_nothing_looks_the_same_in_every_world,
    saying.what_others_are_told_of_a_question_hangs_on_nothing_hidden,
    saying.actions_are_told_apart_by_what_is_said_of_them,
    notation.pickles_and_deep_copies_are_the_same_position,
)
RARELY: tuple[Callable[[Position], None], ...] = (
    moves.illegal_actions_are_refused,
    notation.wrong_action_texts_are_refused,
    notation.noise_is_unreadable,
    notation.cut_texts_are_unreadable,
    notation.spoilt_texts_are_unreadable_or_can_be_played,
)
OF_GAMES: tuple[Callable[[Played], None], ...] = (
    whole.play_out_takes_what_draw_and_pick_choose,
    whole.records_replay_and_read_back,
    whole.listening_changes_nothing,
    whole.events_name_their_clause,
    whole.past_positions_never_change,
    accounts.accounts_share_the_win,
    accounts.accounts_are_in_plain_words,
    accounts.accounts_change_nothing,
)


def check_game(
    game: Game[S],
    *,
    players: Iterable[int] | None = None,
    games_each: int = 1,
    seed: int = 0,
    longest: int = 20_000,
) -> None:
    """Check that a game keeps the contract; ContractBroken says where it does not.

    Random games are played for each number of players (or only for these), with each option
    varied and a few varied together: `games_each` at each table, all drawn from one seed. A
    game that is not over after `longest` actions and outcomes counts as endless.
    """
    # A game only ever meets its own states, so that it may be handled like any other.
    anyone = cast("Game[State]", game)
    known = Knowledge()
    for number in game.seats if players is None else players:
        for check in AT_TABLES:
            hold(check, Table(anyone, number, {}))
        for table in tables.tables(anyone, number, seed):
            for nth in range(games_each):
                _check_played(Played(table, seed + nth, longest), known)
    hold(knowledge.redraw_draws_the_unknown_anew, Secrets(known.alike()))


def _check_played(played: Played, known: Knowledge) -> None:
    hold(random_play_ends, played)
    # Then these, for nothing can be told from positions that change behind one's back.
    hold(whole.every_game_starts_afresh, played)
    hold(moves.copies_are_independent, played.start())
    hold(whole.past_positions_never_change, played)
    last = len(played.states) - 1
    mostly, often, rarely = _spread(last, 60), _spread(last, 12), _spread(last, 3)
    for at in range(last + 1):
        checks = (
            *EVERYWHERE,
            *(MOSTLY if at in mostly else ()),
            known.what_looks_equal_allows_the_same,
            *(OFTEN if at in often else ()),
            *(RARELY if at in rarely else ()),
        )
        for check in checks:
            hold(check, played.position(at))
    for game_check in OF_GAMES:
        hold(game_check, played)


def _spread(last: int, number: int) -> set[int]:
    """Return so many places from 0 to the last, first and last among them."""
    return {last * nth // (number - 1) for nth in range(number)}
