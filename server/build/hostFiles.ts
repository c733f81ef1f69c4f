import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '../http/contentSecurityPolicy.ts';
import { cacheControlOf } from '../http/cacheRules.ts';
import { hostHeaders } from '../http/securityHeaders.ts';
import { renamedPages } from '../http/renamedPages.ts';
import { listSiteFiles } from '../http/siteFiles.ts';
import { encodePath } from '../http/requestTarget.ts';
import { nginxSample } from './nginxSample.ts';

/** Longest line of a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000;
/** Most rules of a `_headers` file, at the same host. */
const MOST_RULES = 100;

const cacheBlock = (pattern: string, rule: string) => `${pattern}\n  Cache-Control: ${rule}\n`;

/**
 * Cache rules for `_headers`: one pattern for a top folder whose files all share one rule, single files for the rest.
 * Pages are left out: these hosts answer `max-age=0, must-revalidate` by themselves, which means the same as our
 * `no-cache`, and two rules that match one path would both be sent.
 */
function cacheBlocks(files: ReadonlySet<string>): string[] {
  const groups = Map.groupBy(files, (file) => /^\/[^/]+\//.exec(file)?.[0] ?? file);
  return [...groups].flatMap(([group, members]) => {
    const [rule, ...others] = new Set(members.map(cacheControlOf));
    const withoutPages = members.filter((file) => !file.endsWith('.html'));
    const shared = group.endsWith('/') && others.length === 0 && withoutPages.length === members.length;
    if (shared && rule) return [cacheBlock(`${group}*`, rule)];
    return withoutPages.map((file) => cacheBlock(encodePath(file), cacheControlOf(file)));
  });
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read.
 * @throws Error when it breaks the limits of these hosts, which would drop a rule without a word.
 */
export function headersFile(files: ReadonlySet<string>, sources: PolicySources): string {
  const everywhere = hostHeaders(sources).map(([name, value]) => `  ${name}: ${value}\n`);
  const blocks = [`/*\n${everywhere.join('')}`, ...cacheBlocks(files)];
  const text = blocks.join('\n');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > LONGEST_LINE)
    throw new Error(`_headers: a line of ${longest} characters, ${LONGEST_LINE} are allowed.`);
  if (blocks.length > MOST_RULES)
    throw new Error(`_headers: ${blocks.length} rules, ${MOST_RULES} are allowed.`);
  return text;
}

/** Returns the `_redirects` file that Netlify and Cloudflare Pages read. */
const redirectsFile = (renamed: ReadonlyMap<string, string>): string =>
  [...renamed].map(([former, current]) => `${former} ${current} 301\n`).join('');

/** Returns `security.txt` (RFC 9116), valid for a year from now. */
const securityTxt = (email: string, now = Date.now()): string =>
  `Contact: mailto:${email}\nExpires: ${new Date(now + 365 * 86_400_000).toISOString()}\n`;

/**
 * Writes the files that configure hosts: `_headers`, `_redirects` and a sample for nginx; and `security.txt` when there is
 * an address for it.
 */
export function writeHostFiles(distDir: string, sources: PolicySources, securityContact = ''): void {
  if (securityContact) {
    mkdirSync(join(distDir, '.well-known'), { recursive: true });
    writeFileSync(join(distDir, '.well-known/security.txt'), securityTxt(securityContact));
  }
  const files = new Set(listSiteFiles(distDir).keys());
  const renamed = renamedPages(files);
  writeFileSync(join(distDir, '_headers'), headersFile(files, sources));
  writeFileSync(join(distDir, '_redirects'), redirectsFile(renamed));
  writeFileSync(join(distDir, 'nginx.conf.sample'), nginxSample(hostHeaders(sources), renamed));
}
