const PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Page not found</title></head>' +
  '<body class="error404"><h1>Page not found</h1><p>Nothing was found at this address.</p></body></html>';

/** What WordPress answers for everything that is neither its interface nor a file: a page, with status 404. */
export function notFoundPage(request: Request): Response {
  return new Response(request.method === 'HEAD' ? null : PAGE, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-cache, must-revalidate, max-age=0',
      Expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
    },
  });
}
