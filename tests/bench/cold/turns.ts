/** A thread that stops a browser's renderers and lets them go on, by turns (`slowRenderers`). */
import { readdirSync, readFileSync } from 'node:fs';
import { receiveMessageOnPort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';

/** How long they run in one go, in milliseconds: with the pause after it, about a frame. */
const RUN = 4;

const { rate, group } = v.parse(v.object({ rate: v.number(), group: v.number() }), workerData);
const clock = new Int32Array(new SharedArrayBuffer(4));
const pause = (milliseconds: number) => Atomics.wait(clock, 0, 0, milliseconds);

const renderers = new Set<number>();
const others = new Set<number>();

/** Empty when the process has gone meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the group comes third after the name, which ends in `)`. */
const groupOf = (pid: number) => Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[2]);

function findRenderers(): void {
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!pid || renderers.has(pid) || others.has(pid)) continue;
    const command = groupOf(pid) === group ? read(`/proc/${pid}/cmdline`) : '';
    if (command.includes('--type=renderer')) renderers.add(pid);
    // A renderer begins as a copy of the zygote, and is called that for a moment.
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
  pause(RUN - (performance.now() - start));
  signalAll('SIGSTOP');
  pause((performance.now() - start) * (rate - 1));
}
signalAll('SIGCONT');
