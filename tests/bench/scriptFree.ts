import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishBuild } from '../../server/build/finish.ts';

// Keeps data blocks (JSON, JSON-LD), which do not run, so that the size of pages stays comparable.
const EXECUTED = /<script(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/gi;
const AHEAD = /<link[^>]*\brel="modulepreload"[^>]*>/gi;

export function withoutScripts(html: string): string {
  return html.replace(EXECUTED, '').replace(AHEAD, '');
}

/** Returns a copy of a built site without scripts, compressed like the original. */
export async function scriptFreeSite(
  root: string,
  distDir: string,
): Promise<{ dir: string; remove: () => void }> {
  const dir = mkdtempSync(join(tmpdir(), 'marsa-script-free-'));
  cpSync(distDir, dir, { recursive: true });
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(dir, name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  await finishBuild(root, dir);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
