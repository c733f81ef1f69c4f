import { readText } from '../../../shared/http/readBody.ts';
import { request } from '../../../shared/http/request.ts';
import { trustedHtml } from '../../../shared/html/trusted.ts';
import { storedEdition } from '../db/editions.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePost } from '../db/write.ts';
import { splitLanguage } from '../../../i18n/addresses.ts';
import { parseUrl } from '../../../shared/parseUrl.ts';
import { postPath, slugIn } from '../rules/slug.ts';
import { type BuiltPost, builtPost, readSeed } from '../seed.ts';
import { ARTICLE_BODY_ID } from '../seedMarkup.ts';

/** The site's own page of a post: some twenty kilobytes. */
const requestPage = (slug: string, signal: AbortSignal) =>
  request(postPath(slug), {
    stallMs: 6_000,
    timeoutMs: 10_000,
    signal,
    init: () => ({ credentials: 'omit' }),
    read: async (response, onProgress) => {
      const { status, url } = response;
      return { status, url, text: await readText(response, onProgress) };
    },
  });

/**
 * A post as the site's own page has it, which the build rendered, its text sanitised (QU-02). Undefined when there is
 * no such page. Rejects with `HttpError`, or with the reason of the signal.
 */
export async function ownCopy(slug: string, signal: AbortSignal): Promise<BuiltPost | undefined> {
  const { status, text } = await requestPage(slug, signal);
  if (status !== 200) return undefined;
  const page = new DOMParser().parseFromString(trustedHtml(text), 'text/html');
  const seed = readSeed(page, () => page.getElementById(ARTICLE_BODY_ID)?.innerHTML ?? '');
  return seed?.post?.summary.slug === slug ? builtPost(seed) : undefined;
}

/**
 * The slug that the site redirects an old one to. Undefined when it does not redirect, or does not answer; rejects with
 * the reason of the signal. The REST API of WordPress knows no redirects.
 */
export async function movedTo(slug: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { status, url } = await requestPage(slug, signal);
    const address = parseUrl(url);
    if (status !== 200 || address?.origin !== window.location.origin) return undefined;
    const found = slugIn(splitLanguage(address.pathname).path);
    return found === slug ? undefined : found;
  } catch (error) {
    signal.throwIfAborted();
    console.info(`The site was not asked for ${slug}: ${String(error)}`);
    return undefined;
  }
}

/** After this time a post that the content service has not sent is requested from the site itself. */
const OWN_COPY_DELAY_MS = 3_000;

/**
 * Stores a post that is not here as the site's own server has it, when the content service does not send it in time, or
 * at all: a first visitor reads it there as well (OF-04). `answer`: that of the service; settles as it does.
 */
export async function orOwnCopy<T>(
  slug: string,
  answer: Promise<T>,
  signal: AbortSignal,
  copyOf: typeof ownCopy = ownCopy,
): Promise<T> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, OWN_COPY_DELAY_MS, 'late'));
  const first = await Promise.race([answer, late]).catch(() => 'late' as const);
  if (first !== 'late' || (await blogDatabase.run((db) => storedEdition(db, slug)))) return answer;
  try {
    const copy = await copyOf(slug, signal);
    // A device whose clock is slow would take it for younger than anything that it fetches.
    if (copy) await blogDatabase.run((db) => storePost(db, copy.post, Math.min(copy.builtAt, Date.now())));
  } catch (error) {
    console.info(`The site has no copy of the article: ${String(error)}`);
  }
  return answer;
}
