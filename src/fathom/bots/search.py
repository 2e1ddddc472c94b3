"""The bot that imagines how games would go on, as well as its skill allows."""

from __future__ import annotations

import msgspec

from fathom.bots.parameters import Thinking
from fathom.bots.tree import Tree, actor
from fathom.engine.bot import Advice, Bot, Reason
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.instinct import Cluelessness, Instinct
from fathom.engine.perspective import Perspective
from fathom.engine.skill import Skill
from fathom.engine.state import State
from fathom.engine.view import View

MOST_ADVICE = 3
"""How many moves are worth telling; and how many a slip is chosen from."""
LONG_THOUGHT_ITERATIONS = 1000
"""Who imagines so many games looks meanwhile whether the choice is clear, and then stops."""
LOOKS = (0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0)
"""When to look: after these shares of the iterations."""
CLEAR_SHARE = 0.95
"""A choice is clear if so many of the games imagined since the last look tried the same move,"""
CLEAR_LEAST_ITERATIONS = 3000
"""and there were so many in all: in a small tree something better may still turn up."""
EXPLAINING_ITERATIONS = 100
"""Iterations for a reason where the move itself needs none."""
ALIKE_SHARE = 0.01
"""Moves are worth about the same whose shares of the victory differ by no more than this,"""
ALIKE_TRIES = 0.6
"""of which none was tried much less than the one tried most: this part at least,"""
ALIKE_LEAST_TRIES = 80
"""and each so often that its share means something."""


Ranked = tuple[int, int, float]
"""A move, how often it was tried, and the share of the victory that this brought."""


class SearchBot(Bot):
    """Searches with the skill that the game has for a level, altered by parameters."""

    def __init__(self, level: str, chosen: Thinking) -> None:
        self.level = level
        self.chosen = chosen
        self.style = chosen.style
        self.tree: Tree | None = None
        self.move = -1
        self.foreseen: tuple[View, int] | None = None
        """What the seat will see, and the landmark, if it is on turn again after its move."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        moves = known.legal_moves()
        if len(moves) == 1:
            return moves[0]
        skill = self.skill(known)
        if skill.slips and int(dice.below(1000)) < 1000 * skill.slips:
            slip = self._slip(known, dice)
            if slip is not None:
                return slip
        if skill.iterations == 0:
            return known.game.greedy(known.imagine(dice), known.seat)
        tree = self._think(known, dice, skill)
        self.move = self._liked_first(known, dice, tree.ranking())[0][0]
        self.foreseen = self._foresee(known, dice, tree)
        return self.move

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        skill = self.skill(known)
        if skill.iterations == 0:
            skill = msgspec.structs.replace(skill, iterations=EXPLAINING_ITERATIONS)
        ranking = self._liked_first(known, dice, self._think(known, dice, skill).ranking())
        world = known.imagine(dice)
        advice = []
        for move, tries, mean in ranking[:MOST_ADVICE]:
            tried: Reason = ("advice-tried", {"tries": tries, "share": round(100 * mean)})
            reason, facts = known.game.reason(world, known.seat, move) or tried
            advice.append(Advice(move, mean, reason, facts))
        return advice

    def skill(self, known: Perspective) -> Skill:
        """The skill of the level at this table, as altered."""
        chosen = {
            name: value
            for name, value in msgspec.structs.asdict(self.chosen).items()
            if value is not None and name != "style"
        }
        if "seconds" in chosen:
            chosen.setdefault("iterations", None)
        return msgspec.structs.replace(known.game.skill(self.level, known.seats), **chosen)

    def instinct(self, game: Game) -> Instinct:
        """What it feels about states; whoever has other goals feels otherwise."""
        return game.instinct or Cluelessness()

    def _think(self, known: Perspective, dice: Dice, skill: Skill) -> Tree:
        tree = self._remembered(known)
        if tree is None:
            tree = Tree(
                self.instinct(known.game),
                known.seat,
                skill.c,
                skill.trust,
                skill.horizon,
                skill.breadth,
                skill.widening,
                skill.looks_beyond,
                skill.insight,
            )
        if skill.iterations is None or skill.iterations < LONG_THOUGHT_ITERATIONS:
            tree.think(known.imagine, dice, skill.iterations, skill.seconds)
        else:
            for share in LOOKS:
                before = tree.iterations, {move: tries for move, tries, _ in tree.ranking()}
                tree.think(known.imagine, dice, int(share * skill.iterations), skill.seconds)
                if _is_settled(tree, skill.iterations) or _is_clear(tree, *before):
                    break
        self.tree = tree
        return tree

    def _liked_first(self, known: Perspective, dice: Dice, ranking: list[Ranked]) -> list[Ranked]:
        """The same; first what is liked of those that are worth about as much as the best."""
        _, most_tries, best_share = ranking[0]
        enough = max(ALIKE_TRIES * most_tries, ALIKE_LEAST_TRIES)
        least = best_share - ALIKE_SHARE
        alike = [one for one in ranking if one[1] >= enough and one[2] >= least]
        if self.style is None or len(alike) < 2:
            return ranking
        tastes = self._tastes(known, [one[0] for one in alike], known.imagine(dice))
        liked = alike[tastes.index(max(tastes))]
        return [liked, *(one for one in ranking if one is not liked)]

    def _tastes(self, known: Perspective, moves: list[int], world: State) -> list[float]:
        """How much each of these moves is liked."""
        if self.style is None:
            return [0.0] * len(moves)
        game, style = known.game, self.style
        reasons = [game.reason(world, known.seat, move) for move in moves]
        return [game.manners.taste(style, reason[0]) if reason else 0.0 for reason in reasons]

    def _remembered(self, known: Perspective) -> Tree | None:
        """What was thought about this very decision when the last one was made."""
        tree, foreseen = self.tree, self.foreseen
        self.tree = self.foreseen = None
        if tree is None or foreseen is None or foreseen[0] != known.view():
            return None
        return tree if tree.follow(self.move, known.seat, foreseen[1]) else None

    def _foresee(self, known: Perspective, dice: Dice, tree: Tree) -> tuple[View, int] | None:
        """Whatever chance does not touch will be as in any imagined world."""
        world = known.imagine(dice)
        world.apply(known.seat, self.move)
        while actor(world) == known.seat:
            moves = world.legal_moves(known.seat)
            if len(moves) > 1:
                return world.view(known.seat), tree.landmark(world)
            world.apply(known.seat, moves[0])
        return None

    def _slip(self, known: Perspective, dice: Dice) -> int | None:
        """Not the move that looks best, but what people do instead; None: nobody errs here.

        Where there are several of these, everybody errs to their own taste.
        """
        game, seat, world = known.game, known.seat, known.imagine(dice)
        instinct = self.instinct(game)
        lapses = game.manners.lapses(world, seat, instinct.choose(world, seat))
        if lapses is None:
            moves = known.legal_moves()
            promises = instinct.promise(world, seat, moves)
            order = sorted(range(len(moves)), key=lambda number: -promises[number])
            lapses = [moves[number] for number in order[1 : 1 + MOST_ADVICE]]
        if not lapses:
            return None
        tastes = self._tastes(known, lapses, world)
        liked = [move for move, one in zip(lapses, tastes, strict=True) if one == max(tastes)]
        return liked[dice.below(len(liked))]


def _is_settled(tree: Tree, iterations: int) -> bool:
    """Whether no other move can be tried as often as the best in the iterations left."""
    best, *others = [tries for _, tries, _ in tree.ranking()]
    return not others or best - others[0] > iterations - tree.iterations


def _is_clear(tree: Tree, iterations_before: int, tries_before: dict[int, int]) -> bool:
    """Whether nearly all that was imagined since then tried the move that was tried most."""
    if tree.iterations < CLEAR_LEAST_ITERATIONS:
        return False
    move, tries, _ = tree.ranking()[0]
    fresh = tree.iterations - iterations_before
    return fresh > 0 and tries - tries_before.get(move, 0) >= CLEAR_SHARE * fresh
