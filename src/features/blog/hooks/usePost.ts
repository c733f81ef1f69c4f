import { type Refresh, useRefresh } from '../../../shared/hooks/useRefresh.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { readPost } from '../db/read.ts';
import { readSurroundings, type Surroundings } from '../db/surroundings.ts';
import { blogDatabase } from '../db/tables.ts';
import type { Post, PostBody, PostSummary } from '../model.ts';
import { builtPost, type PostSeed, useBlogSeed } from '../seed.ts';
import { isOriginal } from '../seedMarkup.ts';
import { PostMissing, PostMoved, refreshPost } from '../sync.ts';

/** State of a post (BP-01, BP-03) and of its refresh. */
export type PostState = { readonly refresh: Refresh } & (
  | { readonly status: 'loading' | 'error' | 'missing' }
  | { readonly status: 'moved'; readonly to: string }
  | {
      readonly status: 'populated';
      readonly summary: PostSummary;
      readonly body: PostBody;
      readonly surroundings: Surroundings;
      readonly fetchedAt: number;
      readonly onDevice: boolean;
      /** True when the content service has deleted the post and the user's saved copy is shown. */
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

/** Prefers the stored post; for equal editions the unchanged markup and the complete surroundings. */
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

/** The user's saved copy of a post; `keptAt` in ms since 1970. */
export interface SavedPost {
  readonly post: Post;
  readonly keptAt: number;
}

const NOTHING_AROUND: Surroundings = { previous: undefined, next: undefined, related: [] };

function fromCopy({ post, keptAt }: SavedPost): Found {
  return { ...post, surroundings: NOTHING_AROUND, fetchedAt: keptAt };
}

/** Returns a stored post and refreshes it (OF-04); falls back to the user's saved copy (OF-05). */
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
