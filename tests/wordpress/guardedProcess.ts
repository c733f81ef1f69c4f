import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const guard = new URL('guard.sh', import.meta.url).pathname;

export interface ProcessPlace {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly log: string;
}

/** A server process that ends with its starter. */
export interface GuardedProcess {
  /** Returns undefined while it runs, then how it ended. */
  readonly ended: () => string | undefined;
  /** Stops the process and waits for its end; kills it after 10 s. */
  readonly stop: () => Promise<void>;
}

/** Starts a server that ends with this process (guard.sh). */
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
 * Waits until the condition is true, with a check every 25 ms.
 * @throws Error after 60 s, or when the process has ended
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

async function tail(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.split('\n').slice(-25).join('\n');
}
