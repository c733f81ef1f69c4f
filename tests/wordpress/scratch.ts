import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a fresh folder that carries this process's number in its name, and first removes those whose
 * process has died before it could do so itself.
 */
export async function makeScratch(parent: string, prefix: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const [, start, number] = /^(.*-)(\d+)-[^-]+$/.exec(name) ?? [];
    if (start === prefix && !isRunning(Number(number))) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
  return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}

function isRunning(processNumber: number): boolean {
  try {
    // Signal 0 sends nothing: it only asks.
    process.kill(processNumber, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
