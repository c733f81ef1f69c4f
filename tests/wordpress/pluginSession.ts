/** Somebody who is logged in to the administration. */
export interface Session {
  /** Asks for a page, or sends a form to it, without following where it leads. */
  readonly open: (path: string, form?: Record<string, string>) => Promise<Response>;
  /** The HTML of a page. */
  readonly page: (path: string) => Promise<string>;
  /** The cookies that prove it, for a browser. */
  readonly cookies: () => { readonly name: string; readonly value: string }[];
  /** Asks the REST interface as the editor does; gives what it answers. Rejects when it refuses. */
  readonly rest: (method: string, path: string, body?: object) => Promise<unknown>;
}

/** Logs in by the login page. */
export async function logIn(origin: string, name: string, password: string): Promise<Session> {
  let cookies = 'wordpress_test_cookie=WP%20Cookie%20check';
  const request = (path: string, options: RequestInit = {}, headers: Record<string, string> = {}) =>
    fetch(origin + path, { ...options, headers: { ...headers, cookie: cookies }, redirect: 'manual' });
  const open = (path: string, form?: Record<string, string>) =>
    request(path, form && { method: 'POST', body: new URLSearchParams(form) });
  const page = async (path: string) => (await open(path)).text();

  const answer = await open('/wp-login.php', { log: name, pwd: password, testcookie: '1' });
  await answer.arrayBuffer();
  if (answer.status !== 302) throw new Error(`Login was answered with ${answer.status}`);
  cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
  const nonce = await page('/wp-admin/admin-ajax.php?action=rest-nonce');

  const rest = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
    const options = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await request(`/wp-json${path}`, options, headers);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const given = () =>
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('=') };
    });
  return { open, page, rest, cookies: given };
}
