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

/** Returns the post from its prerendered page, sanitised by the build (QU-02); undefined without a page. */
export async function ownCopy(slug: string, signal: AbortSignal): Promise<BuiltPost | undefined> {
  const { status, text } = await requestPage(slug, signal);
  if (status !== 200) return undefined;
  const page = new DOMParser().parseFromString(trustedHtml(text), 'text/html');
  const seed = readSeed(page, () => page.getElementById(ARTICLE_BODY_ID)?.innerHTML ?? '');
  return seed?.post?.summary.slug === slug ? builtPost(seed) : undefined;
}

/** Returns the slug to which the site redirects; undefined without. The WordPress API does not redirect. */
export async function redirectTarget(slug: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { status, url } = await requestPage(slug, signal);
    const address = parseUrl(url);
    if (status !== 200 || address?.origin !== window.location.origin) return undefined;
    const found = slugIn(splitLanguage(address.pathname).path);
    return found === slug ? undefined : found;
  } catch (error) {
    signal.throwIfAborted();
    console.info(`No redirect of ${slug}: ${String(error)}`);
    return undefined;
  }
}

/** Delay after which a post is requested from the site as well as from the content service. */
const OWN_COPY_DELAY_MS = 3_000;

/** Stores the prerendered copy of a missing post when the service is slow (OF-04). Settles like `answer`. */
export async function withOwnCopy<T>(
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
    // With a slow device clock the copy would look newer than every later response.
    if (copy) await blogDatabase.run((db) => storePost(db, copy.post, Math.min(copy.builtAt, Date.now())));
  } catch (error) {
    console.info(`No prerendered copy of the article: ${String(error)}`);
  }
  return answer;
}
