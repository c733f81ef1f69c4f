import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates an empty folder that exists until the tests of the file have run. Only for isolated test files. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-'));
  folders.push(folder);
  return folder;
}
