/** The answer to a sonar: two facts out of those that may be given together. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { html } from 'fathom/html.js';
import { sure } from 'fathom/sure.js';
import { Button, Dialog } from 'fathom/ui.js';
import { placeOf } from './chart.js';

/** @typedef {import('./stations.js').SonarScene} SonarScene */

const KINDS = ['column', 'row', 'sector'];

/** @param {{scene: SonarScene}} props */
export function Answer({ scene }) {
  const { moves, words } = scene;
  const [isOpen, setOpen] = useState(true);
  const answers = moves.filter((move) => move.startsWith('answer '));
  const isAsked = answers.length > 0;
  useLayoutEffect(() => setOpen(true), [isAsked]);
  if (!isAsked) return null;
  if (!isOpen) {
    return html`<${Button} kind="main" class="answer-now" onClick=${() => setOpen(true)}
      >${words.text('board-answer')}<//
    >`;
  }
  return html`<${Dialog}
    title=${words.text('board-answer')}
    class="sonar-answer"
    close=${() => setOpen(false)}
  >
    <${Facts} scene=${scene} answers=${answers} />
  <//>`;
}

/** @param {{scene: SonarScene, answers: string[]}} props */
function Facts({ scene, answers }) {
  const { view, play, words } = scene;
  const [first, setFirst] = useState(/** @type {string | null} */ (null));
  const [second, setSecond] = useState(/** @type {string | null} */ (null));
  const pairs = answers.map((move) => ({ move, facts: factsOf(move) }));
  const partners = pairs.flatMap(({ facts }) =>
    first && facts.includes(first) ? facts.filter((fact) => fact !== first) : [],
  );
  const chosen = pairs.find(
    ({ facts }) => first && second && facts.includes(first) && facts.includes(second),
  );
  /** @param {string} fact */
  const press = (fact) => {
    if (fact === first) {
      setFirst(second);
      setSecond(null);
    } else if (fact === second) setSecond(null);
    else if (first && partners.includes(fact)) setSecond(fact);
    else {
      setFirst(fact);
      setSecond(null);
    }
  };
  const known = [...new Set(pairs.flatMap(({ facts }) => facts))];
  return html`<p class="muted">${words.text('SON-33')} <span class="clause">SON-33</span></p>
    <p>${words.text('board-here', { field: view.own.field, sector: view.own.sector })}</p>
    ${KINDS.map(
      (kind) =>
        html`<div key=${kind} class="facts" role="group" aria-label=${words.text(`fact-${kind}`)}>
          <span class="kind">${words.text(`fact-${kind}`)}</span>
          ${known
            .filter((fact) => fact.startsWith(kind))
            .toSorted(inOrder)
            .map((fact) => {
              const isOn = fact === first || fact === second;
              const isTrue = isTrueHere(fact, view.own);
              return html`<button
                key=${fact}
                type="button"
                class="fact ${isOn ? 'on' : ''} ${isTrue ? 'true' : ''}"
                aria-pressed=${isOn}
                aria-label="${words.text(`fact-${kind}`)} ${fact.split(' ')[1]}${isTrue ? ` (${words.text('board-true')})` : ''}"
                disabled=${!isOn && first !== null && second === null && !partners.includes(fact)}
                onClick=${() => press(fact)}
              >
                ${fact.split(' ')[1]}
              </button>`;
            })}
        </div>`,
    )}
    <div class="row">
      <${Button} kind="main" disabled=${!chosen} onClick=${() => chosen && play(chosen.move)}
        >${chosen ? words.text('board-say', { first: said(first, words), second: said(second, words) }) : words.text('board-two-facts')}<//
      >
    </div>`;
}

/** @param {string} move such as `answer column C row 4` */
function factsOf(move) {
  const [, kind, value, other, another] = move.split(' ');
  return [`${kind} ${value}`, `${other} ${another}`];
}

/** @param {string} a @param {string} b */
const inOrder = (a, b) => a.length - b.length || a.localeCompare(b);

/**
 * Whether a fact is so on the own chart, to be marked there.
 * @param {string} fact
 * @param {import('./wire.js').PrivateBoat} own
 */
function isTrueHere(fact, own) {
  const [kind, value] = fact.split(' ');
  const field = sure(own.field);
  if (kind === 'column') return field[0] === value;
  return Number(value) === (kind === 'row' ? placeOf(field)[1] + 1 : own.sector);
}

/** @param {string | null} fact @param {import('fathom/words.js').Words} words */
function said(fact, words) {
  const [kind, value] = (fact ?? '').split(' ');
  return `${words.text(`fact-${kind}`)} ${value}`;
}
