import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the built site in which a test can publish new versions. */
export interface SiteCopy {
  /** For `startSite`. */
  readonly dir: string;
  /**
   * Publishes another version: another worker without the shell file whose name begins with `without`, which is
   * deleted on the server. The worker reports `mark` as its version.
   */
  readonly publish: (mark: string, without?: string) => void;
  /** Replaces `/version.json`, which lists changes of versions. */
  readonly setReleaseNotes: (file: string) => void;
  readonly remove: () => void;
}

const DIST = resolve(import.meta.dirname, '../../dist');

/** Copies the built site to another folder. */
export function copySite(): SiteCopy {
  const dir = mkdtempSync(join(tmpdir(), 'marsa-site-'));
  cpSync(DIST, dir, { recursive: true });
  const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
  const forget = (...path: string[]) => {
    for (const suffix of ['', '.br', '.gz']) rmSync(join(dir, ...path) + suffix, { force: true });
  };

  const publish = (mark: string, without?: string) => {
    forget('sw.js');
    const file = without && readdirSync(join(dir, 'assets')).find((name) => name.startsWith(without));
    if (without && !file) throw new Error(`No file of the build begins with ${without}.`);
    const entry = file ? new RegExp(String.raw`\{[^{}]*assets/${file}[^{}]*\},?`) : undefined;
    if (entry && !entry.test(worker)) throw new Error(`${file} is not in the worker's shell.`);
    writeFileSync(join(dir, 'sw.js'), entry ? worker.replace(entry, '') : worker);
    appendFileSync(
      join(dir, 'sw.js'),
      `\nself.addEventListener('message',(e)=>{if(e.data==='which')e.ports[0].postMessage(${JSON.stringify(mark)})});`,
    );
    if (file) forget('assets', file);
    // The server reads the folder again when the build's mark has changed.
    writeFileSync(join(dir, '.built'), mark);
  };
  const setReleaseNotes = (file: string) => {
    forget('version.json');
    writeFileSync(join(dir, 'version.json'), file);
  };
  return { dir, publish, setReleaseNotes, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
