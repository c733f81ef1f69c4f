/**
 * The proxy's response to a request (CS-05):
 * - `pass` forwards the target's response;
 * - with status 200: `garbage` is not JSON, `truncated` is half of the target's body, `notice` has a PHP notice before
 *   the JSON, `html` is a web page, `wrong-types` is JSON of another shape;
 * - `no-totals` omits the `X-WP-Total` headers;
 * - `silence` never responds, `silent-body` stops after the headers and half the body;
 * - `drop` closes the connection at once, `drop-body` in the middle of the body, `dropAfter` after that share of it;
 * - `bomb` is a small gzip file that unpacks to 300 MB;
 * - `redirect-loop` redirects endlessly, `redirect` to an address;
 * - `status` returns a plain page, with `Retry-After` where given (seconds or a date);
 * - `bytesPerSecond` limits the speed of the target's body;
 * - `delay` waits for milliseconds, `until` for a promise; then `before` applies.
 */
export type Fault =
  | 'pass'
  | 'garbage'
  | 'truncated'
  | 'notice'
  | 'html'
  | 'wrong-types'
  | 'no-totals'
  | 'silence'
  | 'silent-body'
  | 'drop'
  | 'drop-body'
  | 'bomb'
  | 'redirect-loop'
  | { readonly status: number; readonly retryAfter?: string }
  | { readonly redirect: string }
  | { readonly bytesPerSecond: number }
  | { readonly dropAfter: number }
  | { readonly delay: number; readonly before: Fault }
  | { readonly until: Promise<unknown>; readonly before: Fault };

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly answered?: boolean;
}

/** Returns the fault for a request; `earlier` is the number of earlier requests for its path. */
export type FaultChooser = (request: SeenRequest, earlier: number) => Fault;

/**
 * Returns a seeded choice among faults by path and number of requests for it, independent of the order of other
 * requests.
 */
export function seededFaults(seed: number, faults: readonly Fault[]): FaultChooser {
  return ({ path }, earlier) => seededChoice(`${seed} ${earlier} ${path}`, faults) ?? 'pass';
}

/** Returns one of the choices, the same for the same key; undefined when there are none. */
export function seededChoice<T>(key: string, choices: readonly T[]): T | undefined {
  return choices[hash(key) % choices.length];
}

/** FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/, with high bits mixed into the low ones. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return ((value >>> 16) ^ value) >>> 0;
}

/** The page of `html`, as captive portals return it. */
export const wallPage =
  '<!doctype html><html><head><title>Log in</title></head><body><h1>Please log in</h1></body></html>';

/** The output of PHP for an error in a plugin. */
export const phpNotice =
  '<br />\n<b>Notice</b>:  Undefined index: layout in <b>/srv/www/wp-content/plugins/gallery/gallery.php</b> on line <b>212</b><br />\n';

/** Valid JSON that is not a list of posts. */
export const wrongTypes = JSON.stringify([
  { id: 'seven', title: null, slug: 7, date: 'yesterday', content: [], _embedded: 'none' },
  null,
  'text',
]);
