/** The line to a table: what is sent, what is sent again, and what comes of what is heard. */

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { LiveTable } from 'fathom/live.js';
import { games } from 'fathom/session.js';
import { answer } from './answers.mjs';

const TABLE = {
  type: 'table',
  id: 'abc',
  game: 'alone',
  status: 'running',
  commitment: 'c0',
  seats: [{ seat: 0, stations: [] }],
};
const CREWED = { ...TABLE, game: 'crewed', seats: [{ seat: 0, stations: ['captain'] }] };
const CATALOG = [
  { key: 'alone', is_shared: false },
  { key: 'crewed', is_shared: true },
];

const sight = (ply, more = {}) => ({
  type: 'sight',
  ply,
  since: Math.max(0, ply - 1),
  you: 0,
  view: { ply, to_act: [0] },
  moves: ['go'],
  effects: [{ effect: `played-${ply}` }],
  was_undone: false,
  clock: { at: 0 },
  ...more,
});

let refused = [];
const socket = () => WebSocket.opened.at(-1);
const query = () => new URL(socket().url).searchParams;
const sent = (type) => socket().sent.filter((message) => message.type === type);
const names = (live) => live.log.value.map(({ effect }) => effect);

function sit(table = TABLE, how = undefined) {
  const live = new LiveTable('abc', (fault) => refused.push(fault.code), how);
  socket().tell(table, sight(3, { since: 0 }));
  return live;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: 1_800_000_000_000 });
  sessionStorage.removeItem('fathom-unanswered-abc');
  mock.method(Math, 'random', () => 0.5);
  refused = [];
  games.value = CATALOG;
});

test('a table is asked for from the beginning, and what is told is there', () => {
  const live = sit();
  assert.equal(socket().url, 'ws://table.example/api/tables/abc/live?ply=0');
  assert.equal(live.table.value.game, 'alone');
  assert.equal(live.sight.value.ply, 3);
  assert.ok(live.isConnected.value);
  assert.ok(live.isMyTurn.value);
});

test('a move answers the ply that was seen', () => {
  sit().play('go', { line: [] });
  const [{ key, ...move }] = sent('move');
  assert.match(key, /^[A-Za-z0-9_-]{1,64}$/);
  assert.deepEqual(move, { type: 'move', move: 'go', ply: 3, seat: 0, attachment: { line: [] } });
});

test('where several act at the same time the ply is left out', () => {
  sit(CREWED).play('go');
  assert.ok(!('ply' in sent('move')[0]));
});

test('what was not answered is sent again, with the same key, when the line is back', () => {
  const live = sit();
  live.play('go');
  live.say('ahoy');
  const before = socket().sent;
  socket().end(1006);
  assert.ok(!live.isConnected.value);
  mock.timers.tick(400);
  assert.deepEqual([query().get('ply'), query().get('seat')], ['3', '0']);
  assert.deepEqual(socket().sent, []); // not before the server is heard
  socket().tell(sight(3, { since: 3, effects: [] }));
  assert.deepEqual(socket().sent, before);
});

test('what was answered, done or refused, is not sent again', () => {
  const live = sit();
  live.play('go');
  live.say('ahoy');
  const [move, say] = socket().sent;
  socket().tell({ type: 'done', key: say.key, ply: 3 });
  socket().tell({ type: 'refused', key: move.key, error: { code: 'illegal-move' } });
  socket().end(1006);
  mock.timers.tick(400);
  socket().tell(sight(3, { since: 3, effects: [] }));
  assert.deepEqual(socket().sent, []);
});

test('one move at a time, until it is done and seen', () => {
  const live = sit();
  live.play('go');
  live.play('stay');
  assert.equal(sent('move').length, 1);
  assert.equal(live.sending.value, 'go');
  socket().tell({ type: 'done', key: sent('move')[0].key, ply: 4 });
  assert.equal(live.sending.value, 'go'); // its sight has not come
  socket().tell(sight(4));
  assert.equal(live.sending.value, null);
});

test('a move is over too when its sight comes before the answer', () => {
  const live = sit();
  live.play('go');
  socket().tell(sight(4));
  assert.equal(live.sending.value, 'go');
  socket().tell({ type: 'done', key: sent('move')[0].key, ply: 4 });
  assert.equal(live.sending.value, null);
});

test('a refused move is offered again, and the reader is told why', () => {
  const live = sit();
  live.play('go');
  const { key } = sent('move')[0];
  socket().tell({ type: 'refused', key, error: { code: 'stale' }, sight: sight(5, { since: 3 }) });
  assert.deepEqual(refused, ['stale']);
  assert.equal(live.sending.value, null);
  assert.equal(live.sight.value.ply, 5);
});

test('why a move is not possible is asked without playing', () => {
  const live = sit();
  live.why('fly');
  assert.deepEqual(socket().sent, [{ type: 'why', move: 'fly' }]);
  socket().tell({ type: 'why', move: 'fly', is_legal: false, error: { code: 'illegal-move' } });
  socket().tell({ type: 'why', move: 'go', is_legal: true, error: null });
  assert.deepEqual(refused, ['illegal-move']);
  assert.equal(live.sending.value, null);
});

test('who may not see the table is told so and does not come back', () => {
  const live = new LiveTable('abc', () => {});
  socket().tell({ type: 'refused', error: { code: 'no-spectators' } });
  assert.equal(live.denied.value.code, 'no-spectators');
  const { length } = WebSocket.opened;
  socket().end(4403);
  mock.timers.tick(60_000);
  assert.equal(WebSocket.opened.length, length);
});

test('a line that was ended for good says why, by the status', () => {
  const live = sit();
  socket().end(4404, 'there is no such table');
  assert.deepEqual(live.denied.value, { code: 'refused', detail: 'there is no such table' });
});

test('what passes is tried again, each time a little later', () => {
  const live = new LiveTable('abc', () => {});
  socket().tell({ type: 'refused', error: { code: 'too-fast' } });
  assert.equal(live.denied.value, null);
  const waits = [400, 800, 1600, 2500, 2500];
  for (const wait of waits) {
    const { length } = WebSocket.opened;
    socket().end(4429);
    mock.timers.tick(wait - 1);
    assert.equal(WebSocket.opened.length, length);
    mock.timers.tick(1);
    assert.equal(WebSocket.opened.length, length + 1);
  }
  socket().tell(TABLE); // heard: the next time is soon again
  const { length } = WebSocket.opened;
  socket().end(1006);
  mock.timers.tick(400);
  assert.equal(WebSocket.opened.length, length + 1);
});

/** Let so many seconds pass, and give the server a word after each; it may answer. */
function pass(seconds, answer = () => {}) {
  for (let second = 0; second < seconds; second++) {
    mock.timers.tick(1000);
    answer();
  }
}

const pong = () => socket().tell({ type: 'pong', now: 0 });

test('a quiet line is asked whether it is there, and kept as long as it answers', () => {
  const live = sit();
  const { length } = WebSocket.opened;
  let answered = 0;
  pass(60, () => {
    if (sent('ping').length > answered) pong();
    answered = sent('ping').length;
  });
  assert.ok(answered > 5);
  assert.equal(WebSocket.opened.length, length);
  assert.ok(live.isConnected.value);
});

test('a line on which nothing is heard any more is left within eight seconds', () => {
  const live = sit();
  const { length } = WebSocket.opened;
  pass(8);
  assert.equal(WebSocket.opened.length, length + 1);
  assert.ok(!live.isConnected.value);
});

test('a move that is not answered is sent on another line within five seconds', () => {
  const live = sit();
  const silent = socket();
  pass(2);
  live.play('go');
  pass(5);
  assert.notEqual(socket(), silent);
  socket().tell(sight(3, { since: 3, effects: [] }));
  assert.deepEqual(sent('move'), silent.sent);
  silent.tell({ type: 'done', key: silent.sent[0].key, ply: 4 }); // too late: that line is over
  assert.equal(live.sending.value, 'go');
});

test('whoever does not greet us is left too, each time a little later', () => {
  sit();
  const opened = [];
  socket().end(1006);
  for (let second = 0; second < 60; second++) {
    const { length } = WebSocket.opened;
    pass(1);
    if (WebSocket.opened.length > length) opened.push(second);
  }
  const waits = opened.slice(1).map((second, number) => second - opened[number]);
  assert.ok(waits[0] <= 6);
  assert.deepEqual(
    waits,
    waits.toSorted((one, other) => one - other),
  );
  assert.ok(waits.at(-1) <= 8);
});

test('a page that is seldom woken does not take its own sleep for silence', () => {
  sit();
  const { length } = WebSocket.opened;
  for (let minute = 0; minute < 5; minute++) {
    mock.timers.setTime(Date.now() + 59_000);
    mock.timers.tick(1000);
    pong();
  }
  assert.equal(WebSocket.opened.length, length);
});

test('a command of which nobody knows what came of it is sent again until it is known', () => {
  const live = sit();
  live.play('go');
  const [move] = sent('move');
  const uncertain = { type: 'refused', key: move.key, error: { code: 'unavailable' } };
  for (const times of [1, 2, 3]) {
    socket().tell(uncertain);
    assert.equal(live.sending.value, 'go');
    assert.equal(sent('move').length, times);
    pass(2);
    assert.equal(sent('move').length, times + 1);
  }
  assert.deepEqual(refused, ['not-kept-yet']); // said once
  socket().tell({ type: 'done', key: move.key, ply: 4 }, sight(4));
  assert.equal(live.sending.value, null);
  const { length } = sent('move');
  pass(10, pong);
  assert.equal(sent('move').length, length);
  assert.deepEqual(new Set(sent('move').map(({ key }) => key)), new Set([move.key]));
});

test('a page that was loaded again sends what the one before had no answer to', () => {
  const before = sit();
  before.play('go');
  before.say('ahoy');
  const { sent: unanswered } = socket();
  before.close();

  const live = sit();
  assert.equal(live.sending.value, 'go'); // nothing else is offered meanwhile
  assert.deepEqual(socket().sent, unanswered);
  for (const { key } of unanswered) socket().tell({ type: 'done', key, ply: 4 });
  socket().tell(sight(4));
  assert.equal(live.sending.value, null);
});

test('nothing of a command stays behind once it is answered', () => {
  const live = sit();
  live.play('go');
  live.say('ahoy');
  assert.equal(sessionStorage.length, 1);
  const [move, say] = socket().sent;
  socket().tell({ type: 'refused', key: move.key, error: { code: 'illegal-move' } });
  assert.doesNotMatch(sessionStorage.getItem('fathom-unanswered-abc'), /"go"/);
  socket().tell({ type: 'done', key: say.key, ply: 3 });
  assert.equal(sessionStorage.length, 0);
  assert.deepEqual(sit().unanswered.commands, []);
});

test('what was pressed long ago is not sent by a page that comes back to it', () => {
  const before = sit();
  before.play('go');
  before.close();
  mock.timers.tick(61_000);
  const live = sit();
  assert.deepEqual([live.sending.value, socket().sent], [null, []]);
  assert.equal(sessionStorage.length, 0);
});

test('the log goes on from what is known, and nothing old is believed', () => {
  const live = sit();
  socket().tell(sight(4));
  assert.deepEqual(names(live), ['played-3', 'played-4']);
  assert.deepEqual(live.before.value.ply, 3);
  socket().tell(sight(4, { since: 2, effects: [{ effect: 'twice' }] }));
  assert.deepEqual(names(live), ['played-3', 'played-4']);
  socket().tell(sight(2));
  assert.equal(live.sight.value.ply, 4);
});

test('what was taken back is told anew', async () => {
  const live = sit();
  const asked = answer({ tables: { ply: 5, effects: [{ effect: 'only-this' }] } });
  socket().tell(sight(5, { was_undone: true }));
  await new Promise(setImmediate);
  assert.deepEqual(asked, ['tables/abc/sight?since=0&seat=0']);
  assert.deepEqual(names(live), ['only-this']);
});

test('other eyes hear the whole story anew, and nothing is compared with what the first saw', async () => {
  const live = sit();
  const asked = answer({ tables: { ply: 2, effects: [{ effect: 'as-seen-by-1' }] } });
  live.look(1);
  assert.deepEqual(socket().sent, [{ type: 'look', seat: 1 }]);
  socket().tell(sight(2, { you: 1 }));
  await new Promise(setImmediate);
  assert.deepEqual(asked, ['tables/abc/sight?since=0&seat=1']);
  assert.deepEqual(names(live), ['as-seen-by-1']);
  assert.equal(live.sight.value.ply, 2); // each seat counts its own plies
  assert.equal(live.before.value, null);
});

test('a story that comes too late, for eyes that no longer look, is not believed', async () => {
  const live = sit();
  const stories = [];
  answer({ tables: (path) => new Promise((tell) => stories.push({ path, tell })) });
  socket().tell(sight(3, { you: 1 }));
  socket().tell(sight(3, { you: 0 }));
  const [first, second] = stories;
  second.tell({ ply: 3, effects: [{ effect: 'as-seen-by-0' }] });
  first.tell({ ply: 3, effects: [{ effect: 'as-seen-by-1' }] });
  await new Promise(setImmediate);
  assert.deepEqual(names(live), ['as-seen-by-0']);
});

test('a story is asked for again if the table has gone on meanwhile', async () => {
  const live = sit();
  const stories = [
    { ply: 5, effects: [] },
    { ply: 6, effects: [{ effect: 'all-of-it' }] },
  ];
  const asked = answer({ tables: () => stories.shift() });
  socket().tell(sight(5, { was_undone: true }), sight(6));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.equal(asked.length, 2);
  assert.deepEqual(names(live), ['all-of-it']);
});

test('a move is over when the next eyes look, however few plies they count', () => {
  const live = sit();
  answer({ tables: { ply: 9, effects: [] } });
  live.play('go');
  socket().tell({ type: 'done', key: sent('move')[0].key, ply: 9 });
  socket().tell(sight(2, { you: 1 }));
  assert.equal(live.sending.value, null);
});

test('the big screen sees what is public, whoever opened it', async () => {
  const live = sit(TABLE, { isPublic: true });
  const asked = answer({ tables: { ply: 9, effects: [] } });
  socket().tell(sight(5, { was_undone: true }));
  await new Promise(setImmediate);
  assert.deepEqual(asked, ['tables/abc/sight?since=0&public=true']);
  socket().end(1006);
  mock.timers.tick(400);
  assert.equal(query().get('public'), 'true');
  assert.equal(query().get('seat'), null);
  live.close();
});

test('a hint is for the ply it was asked at', () => {
  const live = sit();
  live.askHint();
  assert.deepEqual(socket().sent, [{ type: 'hint' }]);
  socket().tell({ type: 'hint', ply: 3, move: 'go', advice: [] });
  assert.equal(live.hint.value.move, 'go');
  socket().tell(sight(4));
  assert.equal(live.hint.value, null);
});

test('what is said is added, or is all there is', () => {
  const live = sit();
  const line = (number) => ({ number, text: `line ${number}` });
  socket().tell({ type: 'chat', lines: [line(1), line(2)], is_anew: true });
  socket().tell({ type: 'chat', lines: [line(3)], is_anew: false });
  assert.deepEqual(
    live.chat.value.map(({ number }) => number),
    [1, 2, 3],
  );
  socket().tell({ type: 'chat', lines: [line(1)], is_anew: true });
  assert.deepEqual(
    live.chat.value.map(({ number }) => number),
    [1],
  );
});

test('who has left the page hears and opens nothing more', () => {
  const live = sit();
  live.close();
  const { length } = WebSocket.opened;
  mock.timers.tick(120_000);
  assert.equal(WebSocket.opened.length, length);
});
