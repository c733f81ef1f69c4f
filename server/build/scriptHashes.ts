import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** Returns the hashes of a page's inline scripts as CSP sources, `sha256-…`. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

/** Returns the hashes of a built site's inline scripts, which all pages share. */
export const siteScriptHashes = (distDir: string): string[] =>
  inlineScriptHashes(readFileSync(join(distDir, 'index.html'), 'utf8'));
