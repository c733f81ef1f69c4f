import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { PageScripts } from '../../src/app/start/pageData.ts';
import { OLDEST_BROWSERS } from '../build/targets.ts';

/**
 * Compiles a script that stands in a page: `start` in the head and `startLater` below the first screen of those that come
 * over the line, `startFromCache` in the head of those that the worker serves. Rejects when it cannot be compiled.
 */
export async function buildStartScript(
  root: string,
  name: 'start' | 'startLater' | 'startFromCache',
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      lib: { entry: `src/app/start/inline/${name}.ts`, formats: ['iife'], name: 'start', fileName: 'start' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The start script was not compiled.');
  if (chunk.code.includes('</script')) throw new Error('The start script would end its own element.');
  return chunk.code.trim();
}

/**
 * Writes the script of a page that broke off before it into a file of the site, which never changes, with the scripts
 * that every page has. Gives its address.
 */
export function writeStartScript(dist: string, code: string, scripts: PageScripts): string {
  const file = `window.marsaScripts=${JSON.stringify(scripts)};${code}`;
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 8);
  const name = `assets/start-${hash}.js`;
  writeFileSync(join(dist, name), file);
  return `/${name}`;
}
