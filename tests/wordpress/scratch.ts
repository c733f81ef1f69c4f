import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates a folder with this process's id in its name, and removes those of processes that ended without doing so.
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
    // Signal 0 only checks the process.
    process.kill(processNumber, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
