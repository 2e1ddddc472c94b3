/** A server over HTTP: what it was asked, and what it answers. */

/**
 * Answer what is fetched; a function is called with the path, a number is an error of that status.
 * Gives the paths that were asked for, in order.
 */
export function answer(by) {
  const asked = [];
  globalThis.fetch = async (path) => {
    asked.push(path.replace('api/', ''));
    const found = Object.entries(by).find(([start]) => asked.at(-1).startsWith(start))?.[1];
    const told = typeof found === 'function' ? await found(asked.at(-1)) : found;
    if (typeof told !== 'number') return Response.json(told);
    return Response.json({ code: 'not-here', detail: 'there is no such thing' }, { status: told });
  };
  return asked;
}
