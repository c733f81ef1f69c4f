import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const guard = new URL('guard.sh', import.meta.url).pathname;

/** How a process is started: where, with which additions to the environment, and where its words go. */
export interface ProcessPlace {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** File that standard output and error are added to. */
  readonly log: string;
}

/** A server process that ends with its starter. */
export interface GuardedProcess {
  /** Undefined while it runs, then how it ended. */
  readonly ended: () => string | undefined;
  /** Asks it to end and settles when it has; after 10 s it is killed. */
  readonly stop: () => Promise<void>;
}

/** Starts a server that lives at most as long as this process (see guard.sh). */
export function startGuarded(command: readonly string[], place: ProcessPlace): GuardedProcess {
  const log = openSync(place.log, 'a');
  const child = spawn('/bin/sh', [guard, ...command], {
    cwd: place.cwd,
    detached: true,
    env: { ...process.env, ...place.env },
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  let ended: string | undefined;
  const exit = once(child, 'exit').then(([code, signal]: unknown[]) => {
    ended = `ended with ${String(signal ?? code)}`;
  });
  return {
    ended: () => ended,
    stop: async () => {
      child.stdin?.destroy();
      const killer = setTimeout(() => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, 10_000);
      await exit;
      clearTimeout(killer);
    },
  };
}

/** Runs a command to its end. Rejects with its output when it fails. */
export async function runToEnd(
  [program = '', ...rest]: readonly string[],
  { cwd, env }: Omit<ProcessPlace, 'log'>,
): Promise<void> {
  await execute(program, rest, { cwd, env: { ...process.env, ...env } });
}

/**
 * Settles when the condition is true; checks it every 25 ms.
 * @throws after 60 s, or when the process that should bring it about has ended.
 */
export async function until(
  what: string,
  log: string,
  running: GuardedProcess,
  holds: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    const ended = running.ended() ?? (Date.now() > deadline ? 'did not happen within 60 s' : undefined);
    if (ended !== undefined) throw new Error(`${what}: ${ended}\n${await tail(log)}`);
    await pause(25);
  }
}

/** The last lines of a log, for error messages. */
async function tail(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.split('\n').slice(-25).join('\n');
}
