import { useRefresh } from '../../../shared/hooks/useRefresh.ts';
import type { Refresh } from '../../../shared/hooks/useRefresh.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readPost } from '../db/read.ts';
import { readSurroundings, type Surroundings } from '../db/surroundings.ts';
import { blogDatabase } from '../db/tables.ts';
import type { Post, PostBody, PostSummary } from '../model.ts';
import { builtPost, type PostSeed, useBlogSeed } from '../seed.ts';
import { isOriginal } from '../seedMarkup.ts';
import { PostMissing, PostMoved, refreshPost } from '../sync.ts';

/** A post as a screen shows it (BP-01, BP-03), with the refresh behind it. */
export type PostState = { readonly refresh: Refresh } & (
  | { readonly status: 'loading' | 'error' | 'missing' }
  /** It has another slug now: `to`. */
  | { readonly status: 'moved'; readonly to: string }
  | {
      readonly status: 'populated';
      readonly summary: PostSummary;
      readonly body: PostBody;
      readonly surroundings: Surroundings;
      readonly fetchedAt: number;
      /** True when the text is kept on this device and will be there without a network. */
      readonly onDevice: boolean;
      /** True when the content service no longer has it: this is the reader's own copy. */
      readonly withdrawn: boolean;
    }
);

interface Found {
  readonly summary: PostSummary;
  readonly body: PostBody | undefined;
  readonly surroundings: Surroundings;
  readonly fetchedAt: number;
}

function fromSeed(seed: PostSeed, builtAt: number): Found {
  const { summary, headings, html, previous, next, related } = seed;
  return {
    summary,
    body: { id: summary.id, html, headings },
    surroundings: { previous, next, related },
    fetchedAt: builtAt,
  };
}

/**
 * The stored post wins over the page's own. While both are the same edition, the markup on the page stays, unless it
 * was changed there, and the fuller of the two surroundings.
 */
function merge(stored: Found | null | undefined, seeded: Found | undefined): Found | undefined {
  if (!stored?.body) return seeded ?? stored ?? undefined;
  if (!seeded) return stored;
  const { modifiedGmt } = stored.summary;
  const sameEdition = modifiedGmt !== '' && modifiedGmt === seeded.summary.modifiedGmt;
  const fuller = stored.surroundings.related.length >= seeded.surroundings.related.length;
  return {
    ...stored,
    body: sameEdition && isOriginal(seeded.body?.html) ? seeded.body : stored.body,
    surroundings: fuller ? stored.surroundings : seeded.surroundings,
  };
}

/** The reader's own copy of a post; `keptAt` in milliseconds since 1970. */
export interface SavedPost {
  readonly post: Post;
  readonly keptAt: number;
}

const NOTHING_AROUND: Surroundings = { previous: undefined, next: undefined, related: [] };

function fromCopy({ post, keptAt }: SavedPost): Found {
  return { ...post, surroundings: NOTHING_AROUND, fetchedAt: keptAt };
}

/**
 * The post with a slug: what is stored at once, refreshed behind it (OF-04). The reader's own copy is shown when
 * nothing else is there, also when the content service has let go of the post (OF-05).
 */
export function usePost(slug: string, saved?: SavedPost): PostState {
  const seed = useBlogSeed();
  const stored = useStored(
    blogDatabase,
    async (db): Promise<Found | null> => {
      const post = await readPost(db, slug);
      return post && { ...post, surroundings: await readSurroundings(db, post.summary) };
    },
    slug,
  );
  const post = seed?.post?.summary.slug === slug ? seed.post : undefined;
  const builtAt = seed?.builtAt ?? 0;
  const seeded = post && fromSeed(post, builtAt);
  const refresh = useRefresh(slug, (signal) =>
    refreshPost(slug, signal, post && builtPost({ post, builtAt })),
  );
  const to = refresh.error instanceof PostMoved ? refresh.error.slug : (stored?.summary.slug ?? slug);
  if (to !== slug) return { status: 'moved', to, refresh };
  const withdrawn = refresh.error instanceof PostMissing;
  const current = withdrawn ? undefined : merge(stored, seeded);
  const found = current?.body ? current : saved && fromCopy(saved);

  if (found?.body) {
    const onDevice = (stored?.body !== undefined && blogDatabase.persistent()) || found !== current;
    return { status: 'populated', ...found, body: found.body, onDevice, withdrawn, refresh };
  }
  if (withdrawn) return { status: 'missing', refresh };
  return { status: refresh.phase === 'failed' ? 'error' : 'loading', refresh };
}
