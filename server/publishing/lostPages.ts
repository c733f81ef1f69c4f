import type { ContentService } from '../../src/features/blog/api/service.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';
import type { Losses, Published } from './publishedPages.ts';

/** Posts that have left the newest ones are asked for by themselves: so many at most in one go. */
const MOST_ASKED = 100;

/**
 * Compares the posts that have a page with those that the service has now, `paths` by id. That one is gone is believed
 * only when the service says so of that very post (OF-04). Rejects with `HttpError`.
 */
export async function lossesOf(
  published: Published,
  paths: Readonly<Record<string, string>>,
  service: Pick<ContentService, 'isGone'>,
): Promise<Losses> {
  const others = Object.entries(published.posts).filter(([id, path]) => paths[id] !== path);
  const moved = others.flatMap(([id, path]): [string, string][] => {
    const now = paths[id];
    return now === undefined ? [] : [[path, now]];
  });
  const gone: string[] = [];
  for (const [id, path] of others.filter(([other]) => paths[other] === undefined).slice(0, MOST_ASKED))
    if (await service.isGone(Number(id))) gone.push(path);
  return { gone, moved: Object.fromEntries(moved) };
}

/** The files of an article's page, in all languages. */
export function filesAt(path: string): string[] {
  const plain = decodeURIComponent(path);
  return languages.map(({ code }) => `${inLanguage(code, plain).slice(1)}/index.html`);
}
