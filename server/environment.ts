import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

/** An error whose message is shown to the user. */
class WrongSetting extends Error {}

function integer(name: string, given: string | undefined, usual: number, most: number): number {
  if (!given) return usual;
  const schema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(most));
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new WrongSetting(`${name} is “${given}”, but must be a number from 0 to ${most}.`);
}

function accessLog({ ACCESS_LOG: given, NODE_ENV: mode }: Environment): 'json' | 'off' {
  if (!given) return mode === 'production' ? 'json' : 'off';
  const parsed = v.safeParse(v.picklist(['json', 'off']), given);
  if (parsed.success) return parsed.output;
  throw new WrongSetting(`ACCESS_LOG is “${given}”, but must be json or off.`);
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new WrongSetting(
    `CONTENT_HOOK_PEERS has “${address}”, but must be origins, such as http://10.0.0.2:4173.`,
  );
}

export interface ServerEnvironment {
  readonly port: number;
  readonly host: string;
  /** Seconds between comparisons with a separate content service; 0 for none. */
  readonly pollSeconds: number;
  /** Secret of the content service's signatures; '' for none. */
  readonly hookSecret: string;
  readonly hookPeers: readonly string[];
  /** `json`: one line of JSON per response, and all other messages in the same form (QU-08). */
  readonly accessLog: 'json' | 'off';
}

/** Reads the settings. Throws Error with the name of an invalid setting. */
export function readEnvironment(environment: Environment): ServerEnvironment {
  return {
    port: integer('PORT', environment['PORT'], 4173, 65_535),
    host: environment['HOST'] || '127.0.0.1',
    pollSeconds: integer('CONTENT_POLL_SECONDS', environment['CONTENT_POLL_SECONDS'], 60, 86_400),
    hookSecret: environment['CONTENT_HOOK_SECRET'] ?? '',
    hookPeers: (environment['CONTENT_HOOK_PEERS'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(originOf),
    accessLog: accessLog(environment),
  };
}

/** Returns the reason why the server did not start. */
export function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? Number(error.port) : 0;
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}
