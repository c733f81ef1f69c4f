import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readSource } from '../../server/content/library/frontMatter.ts';
import { coverSvg } from './cover.ts';

export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

/** File names are part of addresses: no escapes, lower case. */
const PLAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

async function filesIn(folder: string, extension: string): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith(extension)).sort();
}

/** Returns the covers of all articles, by file name. Throws one error that lists all invalid articles. */
export async function coverDrawings(articlesDir: string): Promise<readonly Drawing[]> {
  const problems: string[] = [];
  const drawings: Drawing[] = [];
  for (const file of await filesIn(articlesDir, '.md')) {
    const name = basename(file, '.md');
    const source = readSource(await readFile(join(articlesDir, file), 'utf8'));
    if (!PLAIN.test(name)) {
      problems.push(`${file}: the name may hold only a–z, 0–9 and single hyphens`);
    } else if ('problems' in source) {
      problems.push(...source.problems.map((problem) => `${file}: ${problem}`));
    } else {
      const { cover, categories } = source.front;
      drawings.push({ name, svg: coverSvg({ ...cover, tint: categories[0] ?? 'guides' }) });
    }
  }
  if (problems.length > 0) {
    throw new Error(`Covers cannot be drawn.\n${problems.join('\n')}`);
  }
  return drawings;
}

/** Returns the figures for articles, `![description](media:name)`. */
export async function figureDrawings(figuresDir: string): Promise<readonly Drawing[]> {
  const files = await filesIn(figuresDir, '.svg');
  return Promise.all(
    files.map(async (file) => ({
      name: basename(file, '.svg'),
      svg: (await readFile(join(figuresDir, file), 'utf8')).trim(),
    })),
  );
}
