const WANTED =
  'an https address, a path of this site such as /api/leads, or http://localhost for trying it out';

/** Hosts of this machine: what is sent there does not travel. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where the site posts to (forms, FO-02; measured loading times, QU-08), from the setting of that name; undefined when
 * it is empty. A whole address, or a path of the site itself.
 * @throws Error naming the setting when names and phone numbers could not safely go there, or not at all.
 */
export function parseEndpoint(setting: string, value: string): string | undefined {
  const address = value.trim();
  if (address === '') return undefined;
  const refuse = (why: string) => new Error(`${setting}: “${address}” ${why}. It must be ${WANTED}.`);
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw refuse('is no such address');
  const url = new URL(address);
  if (url.protocol !== 'https:' && !LOCAL.has(url.hostname)) throw refuse('would send in the clear');
  // `fetch` refuses such addresses, and everything built in is public.
  if (url.username || url.password) throw refuse('carries a password');
  return url.href;
}
