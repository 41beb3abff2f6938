"""Tuning: samples by seed, a fit that finds what is there, calibration and rounds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pentapolis.bots.levels import Made, levels, read, written
from pentapolis.bots.tuning import rounds, samples
from pentapolis.bots.tuning.batches import Batch, Batches, TooFew, batches, split
from pentapolis.bots.tuning.calibration import Bin, Calibration, bins, calibration_error, calibrations, score_loss
from pentapolis.bots.tuning.fit import Shape, centre_of, fit, fitted, held_out, likelihood, log_loss, log_shares, logits
from pentapolis.bots.tuning.rounds import check, hand_weights, tune
from pentapolis.bots.tuning.samples import Job, Sampled, jobs, play, played
from pentapolis.bots.value import Judge, Model, softmax
from pentapolis.commands.app import main
from pentapolis.games import title

TRUE = Model(
    terms={"a": (0.5, 2.0), "b": (-1.0, -0.3), "c": (0.0, 0.0), "d": (0.3, 1.0)},
    seats={"3": 0.7},
    nobody={"3": (-2.5, -1.0), "4": (-1.2, -2.5)},
)
HAND = {"a": (1.0, 1.0), "b": (-1.0, -1.0), "c": (1.0, 1.0), "d": (0.0, 1.0)}


def invented(games: int, model: Model = TRUE, seats: tuple[int, ...] = (3, 4), positions: int = 4) -> Batches:
    """Games that end as the model says, from positions that luck makes; the score is the first term."""
    mind = np.random.default_rng(5)
    found = []
    for number in range(games):
        count = seats[number % len(seats)]
        terms = mind.normal(size=(positions, count, len(model.terms or model.solo)))
        progress = np.sort(mind.random(positions))
        chances = _chances(Batch(count, terms, progress, *(np.zeros((positions, 1)),) * 5), model)
        for place in range(positions):
            happened = int(mind.choice(count + 1, p=chances[place] / chances[place].sum()))
            winners = () if happened == count else (happened,)
            at = slice(place, place + 1)
            scores = terms[at, :, 0]
            one = Sampled(number * positions + place, count, "", winners, progress[at], progress[at], terms[at], scores)
            found.append(one)
    return batches(found)


def _chances(batch: Batch, model: Model) -> np.ndarray:
    found: np.ndarray = np.exp(log_shares(logits(batch, model)))
    return found if found.shape[1] > batch.seats else np.hstack([found, np.zeros((len(found), 1))])


@pytest.fixture(scope="module")
def data() -> Batches:
    return invented(700)


# samples


def test_the_same_seed_plays_the_same_game_and_another_one_another() -> None:
    once, again, other = (play(Job("kingsburg", 3, 1, seed, "thumb")) for seed in (7, 7, 8))
    assert np.array_equal(once.terms, again.terms)
    assert once.winners == again.winners
    assert not np.array_equal(once.terms, other.terms)


def test_a_sample_has_the_terms_of_all_seats_and_how_the_game_ended() -> None:
    found = play(Job("kingsburg", 4, 3, 1, "thumb"))
    positions = len(found.progress)
    assert found.terms.shape == (positions, 4, len(hand_weights(title("kingsburg"))))
    assert found.scores.shape == (positions, 4)
    assert list(found.progress) == sorted(found.progress)
    assert list(found.share) == sorted(found.share)
    assert 0 <= found.share[0] <= found.share[-1] < 1
    assert found.winners


def test_a_long_game_is_thinned_out_over_its_whole_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "STRAIGHT", 1.0)
    whole = play(Job("origins", 2, 1, 1, "thumb"))
    monkeypatch.setattr(samples, "POSITIONS", 8)
    thin = play(Job("origins", 2, 1, 1, "thumb"))
    assert 4 <= len(thin.progress) <= 8 < len(whole.progress) <= 32
    assert thin.share[-1] > 0.6
    assert {row.tobytes() for row in thin.terms} <= {row.tobytes() for row in whole.terms}


def test_positions_are_noted_only_once_equals_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "STRAIGHT", 0.0)
    monkeypatch.setattr(samples, "LATEST", 1e-9)
    early = play(Job("kingsburg", 3, 1, 1, "thumb"))
    monkeypatch.setattr(samples, "LATEST", 0.7)
    firsts = [play(Job("kingsburg", 3, number, 1, "thumb")).progress[0] for number in range(6)]
    assert early.progress[0] <= 1 / 15
    assert max(firsts) > 0.3


def test_seats_and_players_take_turns() -> None:
    found = jobs("kingsburg", (2, 3), ("thumb", "greedy"), 8, 1, None)
    assert [(job.seats, job.player) for job in found[:5]] == [
        *((2, "thumb"), (3, "thumb"), (2, "greedy"), (3, "greedy"), (2, "thumb")),
    ]
    assert len({job.number for job in found}) == 8


def test_a_game_left_at_the_cap_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(title("origins"), "cap", 1)
    found = play(Job("origins", 2, 1, 1, "thumb"))
    assert found.truncated
    assert len(found.progress) == 0
    assert batches([found]) == {}


def test_batches_do_not_depend_on_the_order_in_which_games_are_done() -> None:
    found = list(played(jobs("kingsburg", (2, 3), ("thumb",), 4, 1, None)))
    one, other = batches(found), batches(reversed(found))
    assert list(one) == list(other) == [2, 3]
    assert all(np.array_equal(one[seats].terms, other[seats].terms) for seats in one)


def test_a_shared_victory_is_shared_and_nobody_has_a_column() -> None:
    def ended(number: int, winners: tuple[int, ...]) -> Sampled:
        half = np.array([0.5])
        return Sampled(number, 2, "", winners, half, half, np.zeros((1, 2, 1)), np.zeros((1, 2)))

    assert batches([ended(0, (0, 1)), ended(1, ()), ended(2, (1,))])[2].won.tolist() == [
        *([0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]),
    ]


# the fit


def test_games_are_held_out_whole() -> None:
    thirds = invented(60, positions=1)
    doubled = {n: Batch(n, *(np.repeat(column, 3, axis=0) for column in batch[1:])) for n, batch in thirds.items()}
    apart: dict[int, list[int]] = {3: [], 4: []}
    for fold in range(4):
        learnt, held = split(doubled, fold, 4)
        for seats in doubled:
            assert not set(learnt[seats].game) & set(held[seats].game)
            assert len(learnt[seats].game) + len(held[seats].game) == len(doubled[seats].game)
            apart[seats] += np.unique(held[seats].game).tolist()
    assert all(sorted(apart[seats]) == np.unique(doubled[seats].game).tolist() for seats in doubled)


def test_the_gradient_is_that_of_the_loss(data: Batches) -> None:
    shape = Shape(data, HAND)
    vector = np.random.default_rng(1).normal(scale=0.3, size=shape.size)
    _, gradient = likelihood(shape, data, vector)
    for place in range(shape.size):
        step = np.zeros(shape.size)
        step[place] = 1e-5
        slope = (likelihood(shape, data, vector + step)[0] - likelihood(shape, data, vector - step)[0]) / 2e-5
        assert gradient[place] == pytest.approx(slope, abs=1e-6)


def test_the_fit_finds_the_weights_that_made_the_games(data: Batches) -> None:
    found = fit(data, HAND, ridges=(10.0, 0.01, 0.001))
    for name, pair in TRUE.terms.items():
        assert found.model.terms[name] == pytest.approx(pair, abs=0.2), name
    assert found.model.seats["3"] == pytest.approx(0.7, abs=0.1)
    for seats, odds in TRUE.nobody.items():
        assert found.model.nobody[seats] == pytest.approx(odds, abs=0.4), seats
    assert found.ridge < 1
    assert found.losses[found.ridge] < found.centre
    assert log_loss(data, found.model) <= log_loss(data, TRUE) + 0.001


def test_weights_keep_the_sign_that_they_have_by_hand(data: Batches) -> None:
    wrong = {"a": (-1.0, -1.0), "b": (1.0, 1.0), "c": (-1.0, -1.0), "d": (0.0, 0.0)}
    terms = fit(data, wrong, ridges=(0.01,)).model.terms
    assert terms["a"] == (0.0, 0.0)
    assert terms["b"] == (0.0, 0.0)
    assert max(terms["c"]) <= 0
    assert min(terms["d"]) > 0.1


def test_a_strong_ridge_keeps_the_weights_by_hand_in_their_proportions(data: Batches) -> None:
    shape = Shape(data, HAND)
    centre = centre_of(shape, data)
    weights = shape.weights(fitted(shape, data, centre, 1e4, centre))
    assert weights[0] == pytest.approx(weights[0, 0] * shape.hand[0], abs=0.01)
    assert weights[1] == pytest.approx(weights[1, 0] * shape.hand[1], abs=0.01)


def test_a_term_that_never_differs_keeps_its_weight_by_hand(data: Batches) -> None:
    same = {n: batch._replace(terms=batch.terms * [1, 1, 0, 1]) for n, batch in data.items()}
    shape = Shape(same, HAND)
    centre = centre_of(shape, same)
    weights = shape.weights(fitted(shape, same, centre, 0.001, centre))
    assert weights[:, 2] == pytest.approx(shape.weights(centre)[:, 2])


def test_who_plays_alone_is_fitted_against_nobody() -> None:
    solo = Model(terms={}, solo={"a": (1.0, 2.0), "b": (-0.5, -1.0)}, nobody={"1": (0.5, -0.5)})
    found = fit(invented(800, solo, seats=(1,)), {"a": (1.0, 1.0), "b": (-1.0, -1.0)}, ridges=(0.01,)).model
    assert found.terms == {}
    assert found.solo["a"] == pytest.approx((1.0, 2.0), abs=0.3)
    assert found.nobody["1"] == pytest.approx((0.5, -0.5), abs=0.3)


def test_that_all_lose_is_as_rare_in_the_model_as_in_the_games() -> None:
    """Odds of a thousand to one are not pulled to a hundred to one."""
    rare = Model(terms=TRUE.terms, nobody={"3": (-7.0, -7.0)})
    games = invented(1500, rare, seats=(3,))
    lost = float(np.average(games[3].won[:, -1], weights=games[3].weight))
    assert 0 < lost < 0.003
    told = _chances(games[3], fit(games, HAND, ridges=(0.01,)).model)[:, -1]
    assert float(np.average(told, weights=games[3].weight)) == pytest.approx(lost, rel=0.2)


def test_arrays_and_judges_say_the_same() -> None:
    sample = play(Job("alba_longa", 3, 1, 1, "thumb"))
    batch, model = batches([sample])[3], levels("alba_longa").value
    rows = logits(batch, model)
    for place, progress in enumerate(sample.progress.tolist()):
        weights = model.weights(progress, 3)
        own = [sum(w * t for w, t in zip(weights, terms, strict=True)) for terms in sample.terms[place].tolist()]
        assert rows[place].tolist() == pytest.approx([*own, *model.loss(progress, own, len(own))])
        assert np.exp(log_shares(rows))[place].tolist() == pytest.approx(softmax(rows[place].tolist()))


# calibration


def test_a_true_model_is_calibrated_and_beats_the_score_and_a_sharper_one_is_not(data: Batches) -> None:
    sharper = Model(
        terms={name: (4 * early, 4 * late) for name, (early, late) in TRUE.terms.items()},
        seats=TRUE.seats,
        nobody=TRUE.nobody,
    )
    for true, sharp in zip(calibrations([(data, TRUE)]), calibrations([(data, sharper)]), strict=True):
        assert true.error < 0.02
        assert true.good
        assert sharp.error > 0.05
        assert not sharp.good
        assert true.loss < true.score_loss < sharp.loss


def test_models_are_judged_by_all_games_that_they_did_not_see(data: Batches) -> None:
    pairs = held_out(data, HAND, 0.01)
    found = calibrations(pairs)
    assert [one.games for one in found] == [batch.games for batch in data.values()]
    assert len({model.terms["a"] for _, model in pairs}) == len(pairs)


def test_the_calibration_error_is_the_mean_distance() -> None:
    assert calibration_error([Bin(0.2, 0.3, 3.0), Bin(0.9, 0.5, 1.0)]) == pytest.approx((3 * 0.1 + 0.4) / 4)
    given = np.array([[0.8, 0.2, 0.0], [0.6, 0.4, 0.0]])
    won = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
    assert [bin.happened for bin in bins(given, won, np.ones(2))] == [0.0, 1.0, 0.0, 1.0]


def test_the_score_alone_knows_what_the_score_says() -> None:
    only = Model(terms={"a": (2.0, 2.0), "b": (0.0, 0.0)})
    batch = invented(1000, only, seats=(4,))[4]
    assert score_loss(batch) == pytest.approx(log_loss({4: batch}, only), abs=0.005)
    shuffled = batch._replace(scores=np.random.default_rng(1).permutation(batch.scores))
    assert score_loss(shuffled) == pytest.approx(np.log(4), abs=0.01)


def test_a_quarter_that_no_position_is_from_is_left_out_and_not_good(data: Batches) -> None:
    late = {n: batch.only(batch.share >= 0.25) for n, batch in data.items()}
    for whole, part in zip(calibrations([(data, TRUE)]), calibrations([(late, TRUE)]), strict=True):
        assert (part.losses, part.score_losses) == ((None, *whole.losses[1:]), (None, *whole.score_losses[1:]))
        assert (part.unseen, part.worse, part.right) == ([0], [], True)
        assert whole.good
        assert not part.good


def test_no_more_games_are_held_out_than_there_are() -> None:
    three = invented(3, seats=(3,), positions=1)
    assert [held[3].games for held, _ in held_out(three, HAND, 0.1)] == [1, 1, 1]
    assert np.isfinite(fit(three, HAND).centre)
    with pytest.raises(TooFew):
        fit(invented(2, positions=1), HAND)
    with pytest.raises(TooFew):
        calibrations([({}, TRUE)])


# rounds


@pytest.fixture
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who play while weights are looked for look no further than needed."""
    monkeypatch.setattr(rounds, "FIRST", ("thumb",))
    monkeypatch.setattr(rounds, "NEXT", ("thumb", "model:worlds=1,cap=2"))


@pytest.mark.slow
@pytest.mark.usefixtures("quick_players")
def test_rounds_go_by_what_was_found_and_a_seed_finds_the_same(tmp_path: Path) -> None:
    once, again = (tune("kingsburg", games=4, seed=3, rounds=2, seats=(2,)) for _ in range(2))
    assert once.model == again.model
    assert [found.games for found in once.rounds] == [4, 8]
    assert once.rounds[0].model != once.rounds[1].model
    assert list(once.model.terms) == list(hand_weights(title("kingsburg")))
    file = written(Made("x", 3, 8), once.model)
    assert read(file.encode()).value == once.model


def test_a_model_bot_takes_what_its_model_likes() -> None:
    kingsburg = title("kingsburg")
    model = levels("kingsburg").value
    bot = samples.player("model:worlds=2,cap=3", kingsburg, 1, model)
    assert isinstance(bot, samples.ModelBot)
    assert (bot.worlds, bot.cap) == (2, 3)
    assert bot.value.__self__.model == model  # type: ignore[attr-defined]  # a bound method of the judge
    assert isinstance(bot.value.__self__, Judge)  # type: ignore[attr-defined]


def test_new_games_are_checked_against_the_model_that_is_there() -> None:
    (found,) = check("kingsburg", levels("kingsburg").value, games=2, seed=1, seats=(2,))
    assert found.games == 2
    assert found.seats == 2


# the command


@pytest.mark.slow
@pytest.mark.usefixtures("quick_players")
def test_the_command_writes_a_file_that_reads_back_and_keeps_its_levels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(written(Made("x", 1, 1), TRUE) + "\n[levels.normal]\nworlds = 3\n", "utf-8")
    words = ["tune", "kingsburg", "--games", "4", "--rounds", "1", "--seats", "2", "--seed", "5", "--workers", "1"]
    assert main([*words, "--out", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Round 1: 4 games." in said
    found = read(file.read_bytes())
    assert found.made == Made("pentapolis tune kingsburg --games 4 --seed 5 --rounds 1 --seats 2", 5, 4)
    assert list(found.value.terms) == list(hand_weights(title("kingsburg")))
    assert found.levels == {"normal": {"worlds": 3}}
    before = file.read_bytes()
    assert main([*words, "--out", str(file), "--from", str(file), "--dry-run", "--lang", "fr"]) == 0
    assert "reste tel quel" in capsys.readouterr().out
    assert file.read_bytes() == before
    fresh = tmp_path / "fresh.toml"
    assert main([*words, "--out", str(fresh), "--lang", "en"]) == 0
    assert read(fresh.read_bytes()).levels == levels("kingsburg").levels


def judged(seats: int, error: float, *losses: float | None) -> Calibration:
    """A model that is judged so; by the score alone every quarter that was seen comes to a loss of 1."""
    return Calibration(seats, 400, 9000, error, losses, tuple(None if loss is None else 1.0 for loss in losses), ())


FAILING = {
    "right and better": ([judged(1, 0.05, 0.9, 0.9, 0.9, 0.999)], []),
    "not right": (
        [judged(3, 0.01, 0.9, 0.8, 0.7, 0.6), judged(4, 0.0612, 0.9, 0.8, 0.7, 0.6)],
        ["Failed with 4 seats: the calibration error is 0.0612, more than 0.05."],
    ),
    "no better than the score": (
        [judged(1, 0.01, 0.9, 0.8, 1.0, 0.6), judged(4, 0.01, 1.0014, 0.8, 0.7, 0.6)],
        [
            "Failed with 1 seat in quarter 3 of the game: log-loss 1.000, by the score alone 1.000.",
            "Failed with 4 seats in quarter 1 of the game: log-loss 1.001, by the score alone 1.000.",
        ],
    ),
    "not seen": (
        [judged(2, 0.01, None, 0.8, 0.7, 0.6)],
        ["With 2 seats no position in quarter 1 of the game was seen: more games would tell."],
    ),
    "neither": (
        [judged(2, 0.2, 0.9, 1.5, 0.7, 0.6)],
        [
            "Failed with 2 seats: the calibration error is 0.200, more than 0.05.",
            "Failed with 2 seats in quarter 2 of the game: log-loss 1.500, by the score alone 1.000.",
        ],
    ),
}


@pytest.mark.parametrize("json", [[], ["--json"]], ids=["said", "json"])
@pytest.mark.parametrize(("found", "said"), FAILING.values(), ids=FAILING)
def test_a_check_that_fails_says_which_comparison_did_and_ends_with_1(
    found: list[Calibration],
    said: list[str],
    json: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(rounds, "check", lambda *_, **__: found)
    assert main(["tune", "kingsburg", "--check", *json, "--lang", "en"]) == (1 if said else 0)
    out, err = capsys.readouterr()
    assert err.splitlines() == said
    assert ("better than the score in every quarter" in out) == (not said and not json)
    assert bool(said) == any(not one.good for one in found)


def test_a_check_that_fails_is_told_in_french(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rounds, "check", lambda *_, **__: [judged(4, 0.0612, 1.0014, 0.8, 0.7, 0.6)])
    assert main(["tune", "kingsburg", "--check", "--lang", "fr"]) == 1
    assert capsys.readouterr().err.replace("\u00a0", " ").splitlines() == [
        "Échec avec 4 places : l'écart de calibration est de 0,0612, plus que 0,05.",
        "Échec avec 4 places au quart 1 de la partie : perte 1,001, par le seul score 1,000.",
    ]


@pytest.mark.usefixtures("quick_players")
@pytest.mark.parametrize("wish", [["--check"], ["--rounds", "1", "--dry-run"]], ids=["check", "weights"])
def test_a_few_games_are_enough_for_the_command(wish: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "discordia", "--seats", "1,2", "--games", "4", "--workers", "1", "--lang", "en"]
    assert main([*words, *wish]) in (0, 1)
    assert "Calibration error" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Too few games: at least two must end with each number of seats, so --games 8 or more.\n"),
        (
            "fr",
            "Trop peu de parties : il en faut au moins deux qui finissent à chaque nombre de places, "
            "donc --games 8 ou plus.\n",
        ),
    ],
)
def test_with_too_few_games_weights_are_not_looked_for(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(rounds, "played")
    assert main(["tune", "kingsburg", "--games", "7", "--dry-run", "--lang", lang]) == 2
    assert capsys.readouterr().err.replace("\u00a0", " ") == said


def test_games_that_do_not_end_tell_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(title("origins"), "cap", 1)
    words = ["tune", "origins", "--seats", "2", "--games", "2", "--workers", "1", "--lang", "en"]
    for wish in (["--check"], ["--rounds", "1", "--dry-run"]):
        assert main([*words, *wish]) == 2
        assert "at least two must end" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--games", "0"],
        ["--seats", "two"],
        ["--seats", "9"],
        ["--parameters", "normal:way"],
        ["--parameters", "hard:beam=-1,wide"],
        ["--from", "no.toml"],
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "kingsburg", *wrong, "--lang", "en"]) in (1, 2)
    assert capsys.readouterr().err.strip()
