import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from 'hono';
import * as v from 'valibot';
import { STAMP } from '../build/freshness.ts';

export const HEALTH_PATH = '/healthz';

/** The state of the content service. Times in ISO 8601. */
export interface ContentHealth {
  readonly reachable: boolean | null;
  readonly checkedAt: string | null;
  readonly newest: string | null;
  readonly ageSeconds: number | null;
}

export const UNKNOWN_CONTENT: ContentHealth = {
  reachable: null,
  checkedAt: null,
  newest: null,
  ageSeconds: null,
};

const versionSchema = v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1));

function versionIn(distDir: string): string | null {
  try {
    const versions = v.parse(versionSchema, JSON.parse(readFileSync(join(distDir, 'version.json'), 'utf8')));
    return versions[0]?.id ?? null;
  } catch {
    return null;
  }
}

/** Serves `/healthz`: 200 with a finished build, otherwise 503 (QU-08). Sends no request. */
export function healthHandler(distDir: string, content: () => ContentHealth): Handler {
  return (c) => {
    const built = statSync(join(distDir, STAMP), { throwIfNoEntry: false })?.mtime.toISOString();
    const status = built ? 'ready' : 'no build';
    const health = { status, version: versionIn(distDir), build: built ?? null, content: content() };
    const body = `${JSON.stringify(health)}\n`;
    return c.body(body, built ? 200 : 503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': `${Buffer.byteLength(body)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  };
}
