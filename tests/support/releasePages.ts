/** Returns a document of a build, which starts the app by a main script. */
export const releasePage = (main: string, body = ''): string =>
  `<html><head><title>Marsa</title></head><body><script type="application/json" id="scripts">{"main":"/assets/${main}.js","first":[]}</script>${body}<i hidden id="whole"></i></body></html>`;

/** Returns a response of the site at an address. */
export function siteResponse(path: string, body: BodyInit, status = 200): Response {
  const headers = { 'content-type': 'text/html', etag: '1', vary: 'Accept' };
  const response = new Response(body, { status, headers });
  return Object.defineProperty(response, 'url', { value: `https://marsa.example${path}` });
}
