/** Logs in to the administration by the login page. */
export async function logIn(origin: string, name: string, password: string) {
  let cookies = 'wordpress_test_cookie=WP%20Cookie%20check';
  const request = (path: string, options: RequestInit = {}, headers: Record<string, string> = {}) =>
    fetch(origin + path, { ...options, headers: { ...headers, cookie: cookies }, redirect: 'manual' });
  /** Requests a page, or submits a form to it, without following redirects. */
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

  return {
    open,
    page,
    /** Calls the REST interface as the editor does. Rejects on an error. */
    rest: async (method: string, path: string, body?: object): Promise<unknown> => {
      const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
      const options = { method, ...(body && { body: JSON.stringify(body) }) };
      const response = await request(`/wp-json${path}`, options, headers);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
      return JSON.parse(text);
    },
    cookies: () =>
      cookies.split('; ').map((cookie) => {
        const [key = '', ...value] = cookie.split('=');
        return { name: key, value: value.join('=') };
      }),
  };
}
