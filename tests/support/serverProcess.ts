import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

const ROOT = resolve(import.meta.dirname, '../..');

const lineSchema = v.looseObject({
  time: v.pipe(v.string(), v.isoTimestamp()),
  message: v.optional(v.string()),
  path: v.optional(v.string()),
});
export type LogLine = v.InferOutput<typeof lineSchema>;

/** The server in a separate process, as `npm start` and the service unit run it. */
export interface ServerProcess {
  readonly origin: string;
  readonly lines: readonly string[];
  /** Resolves with the first line that contains the text. Rejects when the process ends before. */
  readonly said: (words: string) => Promise<LogLine>;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<unknown>;
}

/**
 * Serves the built site with its log as JSON.
 * @throws ValiError for a line that is not JSON of a log entry
 */
export async function startProcess(): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'server/serve.ts'), '--built'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', ACCESS_LOG: 'json' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  async function said(words: string): Promise<LogLine> {
    for (;;) {
      const line = lines.find((one) => one.includes(words));
      if (line !== undefined) return v.parse(lineSchema, JSON.parse(line));
      const early = ended.then(() => Promise.reject(new Error(`The server ended without “${words}”`)));
      await Promise.race([once(reader, 'line'), early]);
    }
  }
  const { message = '' } = await said('is served at');
  const origin = (/http:\S+/.exec(message)?.[0] ?? '').replace('localhost', '127.0.0.1');
  return { origin, lines, said, kill: (signal) => void child.kill(signal), ended };
}
