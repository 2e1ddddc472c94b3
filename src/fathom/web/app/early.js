// What cannot wait for the modules: the theme, before the first paint, and the first questions to
// the server, which it answers while they load. Stands in the page itself; begun.js takes it up.
(() => {
  /** @param {string} name of something that prefs.js keeps */
  function remembered(name) {
    try {
      return JSON.parse(localStorage.getItem(`fathom-${name}`) ?? 'null');
    } catch {
      return null; // no storage, nothing remembered
    }
  }

  const hour = new Date().getHours();
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches || hour < 7 || hour >= 19;
  const wish = remembered('theme') ?? 'auto';
  document.documentElement.dataset.theme = wish === 'auto' ? (isDark ? 'night' : 'day') : wish;

  const here = location.hash;
  const [, page, key] = here.split('/');
  if (page === 'me') return; // somebody else comes with a key of their own
  const me = fetch('api/me', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name": ""}',
  });
  me.catch(() => {}); // whoever takes it up says so
  const begun = { me, line: /** @type {any} */ (null) };
  Object.assign(window, { begun });

  /** The line to the table, and what has been heard on it. */
  function call() {
    const address = new URL(`api/tables/${key}/live?ply=0`, document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    const line = { socket: new WebSocket(address), heard: /** @type {MessageEvent[]} */ ([]) };
    line.socket.onmessage = (event) => line.heard.push(event);
    begun.line = line;
  }

  if (page !== 'table' || !key) return;
  if (remembered('was-here')) call();
  else
    me.then(
      (answer) => answer.ok && location.hash === here && call(),
      () => {},
    );
})();
