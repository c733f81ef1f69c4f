import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { STAMP } from '../build/freshness.ts';
import { collectScriptHashes } from '../build/scriptHashes.ts';
import type { PolicySources } from './contentSecurityPolicy.ts';
import { createStaticSite, type LatePages, type Published } from './staticSite.ts';

/** A site whose files may change while it is served. */
export interface LiveSite {
  readonly listener: RequestListener;
  /** Reads the list of files anew, after pages were published in place: their scripts are those of the build. */
  readonly reread: () => void;
}

/**
 * Serves a built site and notices when a newer build has been finished in its place: sizes and script hashes of the
 * old one would no longer fit. While a build runs there is no mark, and the old list stays in use. `later` finds what
 * was published since, and is told of each other build.
 */
export function createLiveSite(
  distDir: string,
  settings: Omit<PolicySources, 'scriptHashes'>,
  later?: Pick<LatePages, 'look'> & Pick<Published, 'age'> & { readonly onBuild: () => void },
): LiveSite {
  const finishedAt = () => statSync(join(distDir, STAMP), { throwIfNoEntry: false })?.mtimeMs;
  let loadedBuild = finishedAt();
  let scriptHashes = collectScriptHashes(distDir);
  const load = () =>
    createStaticSite(
      distDir,
      { ...settings, scriptHashes },
      {
        age: later?.age,
        late: later && { look: later.look, again: (...asked) => loaded(...asked) },
      },
    );
  let loaded = load();
  return {
    reread() {
      loaded = load();
    },
    listener(request, response) {
      const latest = finishedAt();
      if (latest !== undefined && latest !== loadedBuild) {
        try {
          scriptHashes = collectScriptHashes(distDir);
          loaded = load();
          loadedBuild = latest;
          later?.onBuild();
        } catch {
          // The next build has begun already; its mark will be noticed.
        }
      }
      loaded(request, response);
    },
  };
}
