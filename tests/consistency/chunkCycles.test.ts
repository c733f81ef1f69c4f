import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRendered, rendered, renderedFiles } from '../support/renderedSite.ts';

/**
 * Chunks that import each other, by the names of `server/build/chunks.ts` and of their first module. Whichever of these
 * is asked for first, nothing is used before it is there; a new pair has to prove that in the browser tests first.
 */
const KNOWN: readonly string[] = [];

const IMPORT = /(?:from|import)"(\.{1,2}\/[^"]+\.js)"/g;

/** What each script of the site imports before it runs, by path. */
const importsOf = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    renderedFiles(/^assets\/.*\.js$/).map((file) => [
      file,
      [...rendered(file).matchAll(IMPORT)].map(([, to = '']) => posix.join(posix.dirname(file), to)),
    ]),
  );

/** Everything that a script waits for. */
function reachedFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(imports.get(start) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  return reached;
}

describe('the scripts of the built site', () => {
  beforeAll(ensureRendered, 600_000);

  it('QU-04 wait for each other in a circle nowhere but where it is known to do no harm', () => {
    const imports = importsOf();
    expect(imports.size).toBeGreaterThan(100);
    const circular = [...imports.keys()].filter((file) => reachedFrom(file, imports).has(file));
    const names = circular.map((file) => posix.basename(file).replace(/-[\w-]{8}\.js$/, ''));
    expect(names.toSorted()).toEqual(KNOWN.toSorted());
  });
});
