/** The thread that stops and continues a browser's renderers (`slowRenderers`). */
import { readdirSync, readFileSync } from 'node:fs';
import { receiveMessageOnPort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';

/** The running time between pauses, in milliseconds: with the pause, about a frame. */
const RUN_MS = 4;

const { rate, group } = v.parse(v.object({ rate: v.number(), group: v.number() }), workerData);
const clock = new Int32Array(new SharedArrayBuffer(4));
const pause = (milliseconds: number) => Atomics.wait(clock, 0, 0, milliseconds);

const renderers = new Set<number>();
const others = new Set<number>();

/** Returns an empty string when the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the group is the third field after the name, which ends
 * in `)`.
 */
const groupOf = (pid: number) => Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[2]);

function findRenderers(): void {
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!pid || renderers.has(pid) || others.has(pid)) continue;
    const command = groupOf(pid) === group ? read(`/proc/${pid}/cmdline`) : '';
    if (command.includes('--type=renderer')) renderers.add(pid);
    // A renderer starts as a copy of the zygote, with its name.
    else if (!command.includes('--type=zygote')) others.add(pid);
  }
}

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of renderers) {
    try {
      process.kill(pid, signal);
    } catch {
      renderers.delete(pid);
    }
  }
}

const ended = () => !parentPort || receiveMessageOnPort(parentPort) !== undefined;

while (!ended()) {
  const start = performance.now();
  signalAll('SIGCONT');
  findRenderers();
  pause(RUN_MS - (performance.now() - start));
  signalAll('SIGSTOP');
  pause((performance.now() - start) * (rate - 1));
}
signalAll('SIGCONT');
