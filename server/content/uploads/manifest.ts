import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

export const MANIFEST_FILE = 'media.json';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const size = v.object({
  width: count,
  height: count,
  files: v.record(v.string(), v.object({ file: v.string(), bytes: count })),
});

const picture = v.object({ hash: v.string(), sizes: v.record(v.string(), size) });

const manifest = v.object({
  version: v.literal(1),
  articles: v.record(v.string(), picture),
  figures: v.record(v.string(), picture),
});

export type MediaSize = v.InferOutput<typeof size>;

/** A picture in all sizes, by WordPress' size name; `hash` changes with its source. */
export type Picture = v.InferOutput<typeof picture>;

/** All pictures: covers by the article's file name without `.md`, figures by name. */
export type MediaManifest = v.InferOutput<typeof manifest>;

/** Reads the list of pictures in a folder; undefined when it is missing or invalid. */
export async function readMediaManifest(folder: string): Promise<MediaManifest | undefined> {
  try {
    const result = v.safeParse(manifest, JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
