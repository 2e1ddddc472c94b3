// What cannot wait for the modules: the theme, before the first paint, the first questions to the
// server, which it answers while they load, and the modules themselves, all at once. Stands in the
// page itself; begun.js takes up what was asked.
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

  /** By page, and by game with a board of its own: the files that it needs.
   * @type {{pages: Record<string, string[]>, boards: Record<string, string[]>}} */
  const needed = JSON.parse(document.getElementById('needed')?.textContent ?? '');

  /** Fetch files before anything asks for them. @param {string[]} [files] */
  function prepare(files = []) {
    for (const file of files) {
      const isStyle = file.endsWith('.css');
      const link = document.createElement('link');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      link.as = isStyle ? 'style' : 'script';
      link.href = file;
      link.onload = () => link.remove();
      document.head.append(link);
    }
  }

  const here = location.hash;
  const [, page, key] = here.split('/');
  const me =
    page === 'me'
      ? null // somebody else comes with a key of their own
      : fetch('api/me', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"name": ""}',
        });
  me?.catch(() => {}); // whoever takes it up says so
  /** @type {import('./begun.js').Begun} */
  const begun = { me, line: null };
  Object.assign(window, { begun });
  prepare(needed.pages.main);
  prepare(needed.pages[key && Object.hasOwn(needed.pages, page) ? page : 'home']);

  /** The line to the table, and what has been heard on it: first of all, which game it is. */
  function call() {
    const address = new URL(`api/tables/${key}/live?ply=0`, document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    const line = { socket: new WebSocket(address), heard: /** @type {MessageEvent[]} */ ([]) };
    line.socket.onmessage = (event) => {
      if (line.heard.push(event) === 1) prepare(needed.boards[JSON.parse(event.data).game]);
    };
    begun.line = line;
  }

  if (!me || page !== 'table' || !key) return;
  if (remembered('was-here')) call();
  else
    me.then(
      (answer) => answer.ok && location.hash === here && call(),
      () => {},
    );
})();
