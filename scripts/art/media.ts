import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverDrawings, figureDrawings, type Drawing } from './drawingList.ts';
import {
  MANIFEST_FILE,
  readMediaManifest,
  type MediaManifest,
  type Picture,
} from '../../server/content/uploads/manifest.ts';
import { pictureHash, renderPicture } from './raster.ts';

export interface MediaOptions {
  readonly articlesDir: string;
  readonly outDir: string;
  readonly figuresDir?: string;
}

const FIGURES = fileURLToPath(new URL('figures/', import.meta.url));

/** Number of parallel pictures: build machines have two cores. */
const PARALLEL_PICTURES = 2;

const filesOf = (picture: Picture) =>
  Object.values(picture.sizes).flatMap(({ files }) => Object.values(files));

async function isComplete(picture: Picture, folder: string): Promise<boolean> {
  const found = await Promise.all(
    filesOf(picture).map(async ({ file, bytes }) => {
      const entry = await stat(join(folder, file)).catch(() => undefined);
      return entry?.size === bytes;
    }),
  );
  return found.every(Boolean);
}

async function renderAll(
  drawings: readonly (Drawing & { readonly file: string; readonly known: Picture | undefined })[],
  folder: string,
): Promise<{ readonly pictures: readonly Picture[]; readonly made: number }> {
  const pictures: Picture[] = [];
  const queue = drawings.entries();
  let made = 0;
  const work = async (): Promise<void> => {
    for (const [index, { svg, file, known }] of queue) {
      const fresh = known?.hash === pictureHash(svg) && (await isComplete(known, folder));
      made += fresh ? 0 : 1;
      pictures[index] = fresh ? known : await renderPicture(svg, file, folder);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PICTURES }, work));
  return { pictures, made };
}

async function write(manifest: MediaManifest, folder: string): Promise<void> {
  // Atomic: readers never see a partial list.
  const draft = join(folder, `${MANIFEST_FILE}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(draft, join(folder, MANIFEST_FILE));
}

/**
 * Makes every article's cover and every figure as AVIF and JPEG in three widths, and the list `media.json` (BL-07,
 * BP-02). Unchanged pictures remain, those of deleted articles are deleted. Returns the list, and the number of new
 * pictures. Throws when an article has invalid front matter or the folder is not writable.
 */
export async function buildMedia({
  articlesDir,
  outDir,
  figuresDir = FIGURES,
}: MediaOptions): Promise<{ readonly manifest: MediaManifest; readonly made: number }> {
  await mkdir(outDir, { recursive: true });
  const [covers, figures, known] = await Promise.all([
    coverDrawings(articlesDir),
    figureDrawings(figuresDir),
    readMediaManifest(outDir),
  ]);
  const { pictures, made } = await renderAll(
    [
      ...covers.map((cover) => ({ ...cover, file: cover.name, known: known?.articles[cover.name] })),
      ...figures.map((figure) => ({
        ...figure,
        file: `figure-${figure.name}`,
        known: known?.figures[figure.name],
      })),
    ],
    outDir,
  );
  const named = (drawings: readonly Drawing[], from: number): Record<string, Picture> =>
    Object.fromEntries(
      drawings.flatMap(({ name }, index) => {
        const picture = pictures[from + index];
        return picture ? [[name, picture]] : [];
      }),
    );
  const manifest: MediaManifest = {
    version: 1,
    articles: named(covers, 0),
    figures: named(figures, covers.length),
  };
  await write(manifest, outDir);
  await removeLeftovers(known, manifest, outDir);
  return { manifest, made };
}

async function removeLeftovers(
  before: MediaManifest | undefined,
  after: MediaManifest,
  folder: string,
): Promise<void> {
  const files = (manifest: MediaManifest): readonly string[] =>
    [...Object.values(manifest.articles), ...Object.values(manifest.figures)]
      .flatMap(filesOf)
      .map(({ file }) => file);
  const kept = new Set(files(after));
  const gone = before ? files(before).filter((file) => !kept.has(file)) : [];
  await Promise.all(gone.map((file) => rm(join(folder, file), { force: true })));
}
