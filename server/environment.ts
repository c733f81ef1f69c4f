import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

/** Why a setting is refused; the words that a person reads. */
class WrongSetting extends Error {}

function integer(name: string, given: string | undefined, usual: number, most: number): number {
  if (!given) return usual;
  const schema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(most));
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new WrongSetting(`${name} is “${given}”, but must be a number from 0 to ${most}.`);
}

/** Whether answers are logged: in production they are, unless somebody says otherwise. */
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

/** How the server is started, by the environment. */
export interface ServerEnvironment {
  readonly port: number;
  readonly host: string;
  /** Seconds between two looks at a content service elsewhere; 0 for none. */
  readonly pollSeconds: number;
  /** What the content service signs its messages with; '' when it sends none. */
  readonly hookSecret: string;
  /** Origins of the other servers, which are notified of each message. */
  readonly hookPeers: readonly string[];
  /** `json`: one line of JSON for each answer, and all other messages in the same form (QU-08). */
  readonly accessLog: 'json' | 'off';
}

/** Reads it. @throws Error whose message names the setting that makes no sense. */
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

/** Why the server did not start, for the person who started it. */
export function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? Number(error.port) : 0;
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}
