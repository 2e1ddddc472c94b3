/** Choosing on the ship: who goes, by which card, and where. */

import { useState } from 'preact/hooks';

/** @typedef {ReturnType<typeof useChoosing>} Choosing */

/**
 * What is being chosen: a card (shared with the action bar), a passenger, a field. The ways that
 * are left follow from it; when a field and one way are left, it is played.
 * @param {import('./wire.js').Scene} scene
 */
export function useChoosing({ view, moves, picked = [], pick = () => {}, play }) {
  const [own, setOwn] = useState(
    /** @type {{ply: number, held: number | null, aim: number[] | null}} */ ({
      ply: -1,
      held: null,
      aim: null,
    }),
  );
  const { held, aim } = own.ply === view.ply ? own : { held: null, aim: null };
  const set = (/** @type {number | null} */ person, /** @type {number[] | null} */ field) =>
    setOwn({ ply: view.ply, held: person, aim: field });
  const all = moves.length ? view.ways : [];
  const card = picked.length ? Number(picked[0]) : null;
  const ofCard = all.filter((way) => card === null || way.card === card);
  const people = new Set(ofCard.map((way) => way.passenger));
  const wanted = picked.length > 1 ? Number(picked[1]) : held;
  const only = view.phase !== 'move' && people.size === 1 ? [...people][0] : null;
  const person = wanted !== null && people.has(wanted) ? wanted : only;
  const ofPerson = ofCard.filter((way) => person === null || way.passenger === person);
  const isAt = (/** @type {import('./wire.js').Way} */ way, /** @type {number[]} */ field) =>
    way.x === field[0] && way.y === field[1];
  const ways = aim ? ofPerson.filter((way) => isAt(way, aim)) : ofPerson;
  return {
    card,
    person,
    people: aim ? new Set(ways.map((way) => way.passenger)) : people,
    /** The ways to show: none before anything is chosen. */
    ways: card === null && person === null ? [] : ways,
    /** @param {number} number */
    choosePerson(number) {
      if (aim) {
        const [way] = ways.filter((one) => one.passenger === number);
        if (way) play(way.move);
      } else if (card === null) set(number === held ? null : number, null);
      else if (picked.length > 1 && person === number) pick([String(card)]);
      else if (view.phase === 'move') pick([String(card), String(number)]);
    },
    /** @param {number[]} field @param {number | null} [number] */
    chooseField(field, number = person) {
      const there = ofCard.filter(
        (way) => isAt(way, field) && (number === null || way.passenger === number),
      );
      if (there.length === 1) play(there[0].move);
      else if (there.length) set(held, field);
      return there.length > 0;
    },
    pickCard: (/** @type {number | null} */ value) => pick(value === null ? [] : [String(value)]),
    /** @param {number} number for a drag, which chooses who before where */
    hold: (number) => set(number, null),
    clear: () => set(null, null),
    isOpen: held !== null || aim !== null,
  };
}
