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

/** A copy of the built site that a test may publish new versions in. */
export interface SiteCopy {
  /** For `startSite`. */
  readonly dir: string;
  /**
   * Publishes another version: another worker, whose shell no longer has the file whose name begins with
   * `without`; the file itself is gone from the server. `mark` tells the version when the worker is asked.
   */
  readonly publish: (mark: string, without?: string) => void;
  /** Puts another `/version.json` on the server: what the versions bring, or anything else. */
  readonly setReleaseNotes: (file: string) => void;
  readonly remove: () => void;
}

const DIST = resolve(import.meta.dirname, '../../dist');

/** Copies the built site to a folder of its own. */
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
    // The server reads the folder anew when the mark of the build has changed.
    writeFileSync(join(dir, '.built'), mark);
  };
  const setReleaseNotes = (file: string) => {
    forget('version.json');
    writeFileSync(join(dir, 'version.json'), file);
  };
  return { dir, publish, setReleaseNotes, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
