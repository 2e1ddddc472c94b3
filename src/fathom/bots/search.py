"""The bot that imagines how games would go on, as well as its skill allows."""

from __future__ import annotations

import msgspec

from fathom.bots.parameters import Thinking
from fathom.bots.tree import Tree, actor
from fathom.engine.bot import Advice, Bot, Reason
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.instinct import Cluelessness
from fathom.engine.perspective import Perspective
from fathom.engine.skill import Skill
from fathom.engine.view import View

MOST_ADVICE = 3
"""How many moves are worth telling; and how many a slip is chosen from."""
LONG_THOUGHT_ITERATIONS = 1000
"""Who imagines so many games looks meanwhile whether the choice is clear, and then stops."""
LOOKS = (0.4, 0.55, 0.7, 0.85, 1.0)
"""When to look: after these shares of the iterations."""
EXPLAINING_ITERATIONS = 100
"""Iterations for a reason where the move itself needs none."""


class SearchBot(Bot):
    """Searches with the skill that the game has for a level, altered by parameters."""

    def __init__(self, level: str, chosen: Thinking) -> None:
        self.level = level
        self.chosen = chosen
        self.tree: Tree | None = None
        self.move = -1
        self.foreseen: tuple[View, int] | None = None
        """What the seat will see, and the landmark, if it is on turn again after its move."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        moves = known.legal_moves()
        if len(moves) == 1:
            return moves[0]
        skill = self.skill(known.game)
        if skill.slips and int(dice.below(1000)) < 1000 * skill.slips:
            return self._slip(known, dice)
        if skill.iterations == 0:
            return known.game.greedy(known.imagine(dice), known.seat)
        tree = self._think(known, dice, skill)
        self.move = tree.ranking()[0][0]
        self.foreseen = self._foresee(known, dice, tree)
        return self.move

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        skill = self.skill(known.game)
        if skill.iterations == 0:
            skill = msgspec.structs.replace(skill, iterations=EXPLAINING_ITERATIONS)
        ranking = self._think(known, dice, skill).ranking()
        world = known.imagine(dice)
        advice = []
        for move, tries, mean in ranking[:MOST_ADVICE]:
            tried: Reason = ("advice-tried", {"tries": tries, "share": round(100 * mean)})
            reason, facts = known.game.reason(world, known.seat, move) or tried
            advice.append(Advice(move, mean, reason, facts))
        return advice

    def skill(self, game: Game) -> Skill:
        """The skill of the level in this game, as altered."""
        chosen = {
            name: value
            for name, value in msgspec.structs.asdict(self.chosen).items()
            if value is not None
        }
        if "seconds" in chosen:
            chosen.setdefault("iterations", None)
        return msgspec.structs.replace(game.skill(self.level), **chosen)

    def _think(self, known: Perspective, dice: Dice, skill: Skill) -> Tree:
        tree = self._remembered(known)
        if tree is None:
            tree = Tree(
                known.game.instinct or Cluelessness(),
                known.seat,
                skill.c,
                skill.trust,
                skill.horizon,
                skill.breadth,
                skill.widening,
            )
        if skill.iterations is None or skill.iterations < LONG_THOUGHT_ITERATIONS:
            tree.think(known.imagine, dice, skill.iterations, skill.seconds)
        else:
            for share in LOOKS:
                tree.think(known.imagine, dice, int(share * skill.iterations), skill.seconds)
                if _is_clear(tree, skill.iterations):
                    break
        self.tree = tree
        return tree

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

    def _slip(self, known: Perspective, dice: Dice) -> int:
        """Not the move that looks best, but one of those that look good."""
        moves = known.legal_moves()
        instinct = known.game.instinct or Cluelessness()
        promises = instinct.promise(known.imagine(dice), known.seat, moves)
        order = sorted(range(len(moves)), key=lambda number: -promises[number])
        tempting = order[1 : 1 + MOST_ADVICE]
        return moves[tempting[dice.below(len(tempting))]]


def _is_clear(tree: Tree, iterations: int) -> bool:
    """Whether no other move can be tried as often as the best in the iterations left."""
    best, *others = [tries for _, tries, _ in tree.ranking()]
    return not others or best - others[0] > iterations - tree.iterations
