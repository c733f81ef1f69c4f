import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Name of the list in the folder of the pictures. */
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

/** A picture in one size; `files` by MIME type, their paths below the uploads folder. */
export type MediaSize = v.InferOutput<typeof size>;

/** A picture in all its sizes, by WordPress' size name; `hash` tells whether it must be made again. */
export type Picture = v.InferOutput<typeof picture>;

/** All pictures of the site: covers by the article's file name without `.md`, figures by name. */
export type MediaManifest = v.InferOutput<typeof manifest>;

/**
 * Reads the list of pictures in a folder.
 * @returns undefined when there is none or it is not ours: then everything is made anew
 */
export async function readMediaManifest(folder: string): Promise<MediaManifest | undefined> {
  try {
    const result = v.safeParse(manifest, JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
