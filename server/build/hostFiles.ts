import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '../http/contentSecurityPolicy.ts';
import { cacheControlOf } from '../http/cacheRules.ts';
import { hostHeaders } from '../http/securityHeaders.ts';
import { renamedPages } from '../http/renamedPages.ts';
import { listSiteFiles } from '../http/siteFiles.ts';
import { encodePath } from '../http/requestTarget.ts';
import { nginxSample } from './nginxSample.ts';

/** Limits of `_headers`: https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

const cacheBlock = (pattern: string, rule: string) => `${pattern}\n  Cache-Control: ${rule}\n`;

/**
 * Returns cache rules for `_headers`: one pattern per top folder with one rule, otherwise single files. Pages and their
 * data are omitted, because hosts send `max-age=0, must-revalidate`, and a second rule would be sent as well.
 */
function cacheBlocks(files: ReadonlySet<string>): string[] {
  const isOfPage = (file: string) =>
    file.endsWith('.html') || (file.endsWith('.json') && files.has(file.replace(/\.json$/, '/index.html')));
  const groups = Map.groupBy(files, (file) => /^\/[^/]+\//.exec(file)?.[0] ?? file);
  return [...groups].flatMap(([group, members]) => {
    const [rule, ...others] = new Set(members.map(cacheControlOf));
    const withoutPages = members.filter((file) => !isOfPage(file));
    const shared = group.endsWith('/') && others.length === 0 && withoutPages.length === members.length;
    if (shared && rule) return [cacheBlock(`${group}*`, rule)];
    return withoutPages.map((file) => cacheBlock(encodePath(file), cacheControlOf(file)));
  });
}

/** Returns the `_headers` file of Netlify and Cloudflare Pages. Throws beyond their limits. */
export function headersFile(files: ReadonlySet<string>, sources: PolicySources): string {
  const everywhere = hostHeaders(sources).map(([name, value]) => `  ${name}: ${value}\n`);
  const blocks = [`/*\n${everywhere.join('')}`, ...cacheBlocks(files)];
  const text = blocks.join('\n');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > MAX_LINE_LENGTH)
    throw new Error(`_headers: a line of ${longest} characters, ${MAX_LINE_LENGTH} are allowed.`);
  if (blocks.length > MAX_RULES)
    throw new Error(`_headers: ${blocks.length} rules, ${MAX_RULES} are allowed.`);
  return text;
}

const redirectsFile = (renamed: ReadonlyMap<string, string>): string =>
  [...renamed].map(([former, current]) => `${former} ${current} 301\n`).join('');

const securityTxt = (email: string, now = Date.now()): string =>
  `Contact: mailto:${email}\nExpires: ${new Date(now + 365 * 86_400_000).toISOString()}\n`;

/** Writes the files that configure hosts: `_headers`, `_redirects`, an nginx sample and `security.txt`. */
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
