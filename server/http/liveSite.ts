import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { STAMP } from '../build/freshness.ts';
import { collectScriptHashes } from '../build/scriptHashes.ts';
import type { PolicySources } from './contentSecurityPolicy.ts';
import { createStaticSite } from './staticSite.ts';

/**
 * Serves a built site and notices when a newer build has been finished in its place: sizes and script hashes of the
 * old one would no longer fit. While a build runs there is no mark, and the old list stays in use.
 */
export function createLiveSite(
  distDir: string,
  settings: Omit<PolicySources, 'scriptHashes'>,
): RequestListener {
  const load = () => createStaticSite(distDir, { ...settings, scriptHashes: collectScriptHashes(distDir) });
  const finishedAt = () => statSync(join(distDir, STAMP), { throwIfNoEntry: false })?.mtimeMs;
  let loadedBuild = finishedAt();
  let site = load();
  return (request, response) => {
    const latest = finishedAt();
    if (latest !== undefined && latest !== loadedBuild) {
      try {
        site = load();
        loadedBuild = latest;
      } catch {
        // The next build has begun already; its mark will be noticed.
      }
    }
    site(request, response);
  };
}
