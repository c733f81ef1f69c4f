import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishBuild } from '../../server/build/finish.ts';
import { copySite } from '../support/siteCopy.ts';
import { ROOT } from './places.ts';

// Keeps data blocks (JSON, JSON-LD), which do not run, so that the size of pages stays comparable.
const EXECUTED = /<script(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/gi;
const AHEAD = /<link[^>]*\brel="modulepreload"[^>]*>/gi;

export function withoutScripts(html: string): string {
  return html.replace(EXECUTED, '').replace(AHEAD, '');
}

/** Returns a copy of the built site without scripts, compressed like the original. */
export async function scriptFreeSite(): Promise<{ dir: string; remove: () => void }> {
  const { dir, remove } = copySite();
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(dir, name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  await finishBuild(ROOT, dir);
  return { dir, remove };
}
