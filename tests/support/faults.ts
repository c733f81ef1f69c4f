/**
 * What the proxy does with a request (CS-05):
 * - `pass` forwards what the target answers;
 * - `garbage` sends bytes that are no JSON, `truncated` half of the target's body, `notice` a PHP notice
 *   before it, `html` a web page, `wrong-types` JSON of an unexpected shape, all with status 200;
 * - `no-totals` takes the `X-WP-Total` headers away;
 * - `silence` never answers, `silent-body` stops for ever after the headers and half the body;
 * - `drop` closes the connection at once, `drop-body` in the middle of the body, `dropAfter` after that share of it;
 * - `bomb` sends a small gzip file that unpacks to 300 MB;
 * - `redirect-loop` sends the client in a circle;
 * - a status is answered with a plain page, with `Retry-After` where given (seconds or a date);
 * - `redirect` sends the client to an address; `bytesPerSecond` lets the target's body drip;
 * - `delay` lets so many milliseconds pass first (latency, or a line that stalls) and then does what `before` says;
 * - `until` holds the answer back until something has happened, as a test decides, and then does what `before` says.
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

/** One request as it came in. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** True once the last byte of its answer has left. */
  readonly answered?: boolean;
}

/** Decides for each request; `earlier` is how many requests for the same path came before it. */
export type FaultChooser = (request: SeenRequest, earlier: number) => Fault;

/**
 * Chooses among faults by chance that is the same each time: from the seed, the path and how often that
 * path was asked for, so that it does not matter in which order requests of different paths come in.
 */
export function seededFaults(seed: number, faults: readonly Fault[]): FaultChooser {
  return ({ path }, earlier) => seededChoice(`${seed} ${earlier} ${path}`, faults) ?? 'pass';
}

/** One of the choices, always the same for the same key; undefined when there are none. */
export function seededChoice<T>(key: string, choices: readonly T[]): T | undefined {
  return choices[hash(key) % choices.length];
}

/** FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/, with its low bits mixed by the high ones. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return ((value >>> 16) ^ value) >>> 0;
}

/** The page behind `html`: what hotel networks and login walls send in place of an answer. */
export const wallPage =
  '<!doctype html><html><head><title>Log in</title></head><body><h1>Please log in</h1></body></html>';

/** What PHP prints when a plugin stumbles and errors are shown. */
export const phpNotice =
  '<br />\n<b>Notice</b>:  Undefined index: layout in <b>/srv/www/wp-content/plugins/gallery/gallery.php</b> on line <b>212</b><br />\n';

/** JSON that parses and is nothing like a list of posts. */
export const wrongTypes = JSON.stringify([
  { id: 'seven', title: null, slug: 7, date: 'yesterday', content: [], _embedded: 'none' },
  null,
  'text',
]);
