import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { STAMP } from '../build/freshness.ts';
import { siteScriptHashes } from '../build/scriptHashes.ts';
import { renamedPages } from './renamedPages.ts';
import { type HeaderSources, securityHeaders } from './securityHeaders.ts';
import { listSiteFiles } from './siteFiles.ts';

export type Encoding = 'br' | 'gzip';

export interface StoredFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding | undefined;
  /** Hash of the uncompressed content: the same on every server and for every encoding. */
  readonly etag: string;
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Maximum size of files in memory. The site's brotli forms are 25 MB. */
const MAX_BYTES = 64_000_000;

/** Opens the finished build in a folder: its list of files, and a cache of requested ones. */
export function openRelease(distDir: string, sources: HeaderSources) {
  const files = listSiteFiles(distDir);
  const stored = new LRUCache<string, StoredFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });

  async function load(place: string, encoding: Encoding | undefined): Promise<StoredFile> {
    const content = await readFile(place);
    const etag = `W/"${createHash('sha1').update(content).digest('base64url')}"`;
    const compressed = encoding && (await readFile(place + SUFFIX[encoding]).catch(() => undefined));
    return compressed ? { body: compressed, encoding, etag } : { body: content, encoding: undefined, etag };
  }
  return {
    files,
    renamed: renamedPages(files),
    headers: {
      page: securityHeaders('page', sources),
      active: securityHeaders('active', sources),
      passive: securityHeaders('passive', sources),
    },
    /** Reads a listed file. Resolves with undefined when that fails, for example during a release. */
    async read(file: string, encoding: Encoding | undefined): Promise<StoredFile | undefined> {
      const key = `${file} ${encoding}`;
      const known = stored.get(key);
      if (known) return known;
      const read = await load(files.get(file) ?? '', encoding).catch(() => undefined);
      if (read) stored.set(key, read);
      return read;
    },
  };
}

export type Release = ReturnType<typeof openRelease>;

/** Returns a function that returns the current release, and opens the next one when its mark appears. */
export function liveRelease(
  distDir: string,
  settings: Omit<HeaderSources, 'scriptHashes'>,
  onRelease: () => void,
): () => Release {
  const finishedAt = () => statSync(join(distDir, STAMP), { throwIfNoEntry: false })?.mtimeMs;
  const open = () => openRelease(distDir, { ...settings, scriptHashes: siteScriptHashes(distDir) });
  let openedAt = finishedAt();
  let release = open();
  return () => {
    const latest = finishedAt();
    if (latest === undefined || latest === openedAt) return release;
    try {
      release = open();
      openedAt = latest;
      onRelease();
    } catch {
      // The next build is being moved; its mark follows.
    }
    return release;
  };
}
