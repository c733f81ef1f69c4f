import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stringify } from 'yaml';
import { readSource } from '../../../server/content/library/frontMatter.ts';
import { MANIFEST_FILE, readMediaManifest } from '../../../server/content/uploads/manifest.ts';
import { createContentService } from '../../../server/content/embeddedService.ts';
import type { WebHandler } from '../../../server/http/contentService.ts';
import { ROOT } from '../places.ts';

/** The approximate length of an article's text in characters. */
const TEXT_LENGTH = 6_000;

const ARTICLES = join(ROOT, 'server/content/articles');
const MEDIA = join(ROOT, 'server/content/pictures');

export interface Contents {
  /** Numbers of the articles: a higher number is newer. */
  readonly numbers: readonly number[];
  /** Numbers of recently edited articles. */
  readonly edited?: readonly number[];
}

function cut(text: string): string {
  const end = text.indexOf('\n\n', TEXT_LENGTH);
  return end < 0 ? text : `${text.slice(0, end)}\n`;
}

function writeArticle(folder: string, pattern: string, number: number, edited: boolean): string {
  const source = readSource(readFileSync(join(ARTICLES, pattern), 'utf8'));
  if ('problems' in source) throw new Error(`${pattern}: ${source.problems.join(', ')}`);
  const { front, body } = source;
  const time = (hours: number) =>
    new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000).toISOString().slice(0, 19);
  const own = {
    ...front,
    id: undefined,
    title: `${front.title}${edited ? ', revised' : ''} (${number})`,
    slug: `${front.slug}-${number}`,
    date: time(number),
    modified: time(edited ? 5_000 : number),
  };
  const name = `${pattern.replace(/\.md$/, '')}-${number}`;
  writeFileSync(join(folder, `${name}.md`), `---\n${stringify(own)}---\n\n${cut(body)}`);
  return name;
}

async function writeLibrary(dir: string, { numbers, edited = [] }: Contents): Promise<void> {
  const patterns = readdirSync(ARTICLES).filter((file) => file.endsWith('.md'));
  const articles = join(dir, 'articles');
  mkdirSync(articles);
  cpSync(MEDIA, join(dir, 'media'), { recursive: true });
  const manifest = await readMediaManifest(MEDIA);
  if (!manifest) throw new Error('The pictures were not made yet: npm run build');
  const covers = { ...manifest.articles };
  for (const number of numbers) {
    const pattern = patterns[number % patterns.length] ?? '';
    const name = writeArticle(articles, pattern, number, edited.includes(number));
    const cover = manifest.articles[pattern.replace(/\.md$/, '')];
    if (cover) covers[name] = cover;
  }
  writeFileSync(join(dir, 'media', MANIFEST_FILE), JSON.stringify({ ...manifest, articles: covers }));
}

/** Returns the response in gzip, as a web server sends it. */
async function zipped(request: Request, answer: Response): Promise<Response> {
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  if (!isJson || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') || !answer.body)
    return answer;
  const body = gzipSync(await answer.arrayBuffer(), { level: 6 });
  const headers = new Headers(answer.headers);
  headers.set('content-encoding', 'gzip');
  headers.set('content-length', `${body.length}`);
  headers.append('vary', 'Accept-Encoding');
  return new Response(body, { status: answer.status, headers });
}

/**
 * Returns an embedded content service with articles of realistic size, copied from the repository's own. It supports
 * `modified_after`, `include` and `_fields`, as WordPress does.
 */
export async function libraryOf(contents: Contents): Promise<WebHandler> {
  const dir = mkdtempSync(join(tmpdir(), 'marsa-library-'));
  try {
    await writeLibrary(dir, contents);
    const service = await createContentService({
      articlesDir: join(dir, 'articles'),
      mediaDir: join(dir, 'media'),
      log: () => undefined,
    });
    return async (request) => zipped(request, await service(request));
  } finally {
    // The service has read the articles; pictures are not counted.
    rmSync(dir, { recursive: true, force: true });
  }
}
