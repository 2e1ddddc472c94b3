// boardgame.io as a table server, and people who play on it as fast as they are answered:
//   node boardgame.cjs serve PORT
//   node boardgame.cjs play PORT TABLES SECONDS
// Production mode, tables in memory, its own client. What a move does is about what a move of Deep
// Sea Adventure does: two dice, one diver, the tank; what everybody is sent is about as long.

const { Server, Origins } = require('boardgame.io/server');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const AIR = 25;
const SPACES = 32;
const WARM_UP_MOVES_A_TABLE = 5;

const Dive = {
  name: 'dive',
  setup: () => ({
    tank: AIR,
    path: Array.from({ length: SPACES }, (_, space) => [1 + Math.floor(space / 8)]),
    divers: [0, 1].map(() => ({ depth: 0, returning: false, home: false, sack: [], stored: [] })),
  }),
  moves: {
    dive: ({ G, ctx, random }) => {
      const diver = G.divers[ctx.currentPlayer];
      const steps = random.Die(3) + random.Die(3);
      diver.depth = (diver.depth + steps) % (SPACES + 1);
      G.tank = G.tank > 0 ? G.tank - 1 : AIR;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

function serve(port) {
  Server({ games: [Dive], origins: [Origins.LOCALHOST] }).run({ port });
}

/** Two people at a table. What counts as a move is what the other one has been sent. */
function sitDown(port, table, heard) {
  let sentAt = 0;
  const people = ['0', '1'].map((playerID) =>
    Client({
      game: Dive,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      matchID: `table-${table}`,
      playerID,
      debug: false,
    }),
  );
  people.forEach((client, index) => {
    let answered = 0;
    client.subscribe((state) => {
      if (!state || !client.transport.isConnected) return;
      if (state.ctx.currentPlayer !== `${index}` || state.ctx.turn === answered) return;
      answered = state.ctx.turn;
      if (sentAt) heard(performance.now() - sentAt);
      sentAt = performance.now();
      client.moves.dive();
    });
    client.start();
  });
  return people;
}

async function play(port, tables, seconds) {
  let delays = [];
  const people = [];
  for (let table = 0; table < tables; table += 1) {
    people.push(...sitDown(port, `${process.pid}-${table}`, (delay) => delays.push(delay)));
  }
  while (delays.length < WARM_UP_MOVES_A_TABLE * tables) await pause(10);
  delays = [];
  console.log('begun');
  const [began, before] = [performance.now(), process.cpuUsage()];
  await pause(1000 * seconds);
  const spent = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  const sorted = [...delays].sort((one, other) => one - other);
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(
    JSON.stringify({
      moves: delays.length,
      per_second: delays.length / spent,
      p50: percentile(0.5),
      p99: percentile(0.99),
      client_share: (user + system) / 1e6 / spent,
    }),
  );
  people.forEach((client) => client.stop());
  process.exit(0);
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const [role, port, tables, seconds] = process.argv.slice(2);
if (role === 'serve') serve(Number(port));
else play(Number(port), Number(tables), Number(seconds));
