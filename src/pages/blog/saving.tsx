import { type ReactNode, use, useEffect, useMemo } from 'react';
import type { PostSummary } from '../../features/blog/model.ts';
import { estimateBytes } from '../../features/library/sizes.ts';
import { saveGuide } from '../../features/library/save.ts';
import { SaveButton } from '../../features/library/ui/SaveButton.tsx';
import { SavedGuides, useSaved, useUnfinishedWork } from '../../features/library/useSaved.ts';
import { useNewerBadge } from '../saved/useNewer.ts';
import { loadGuide } from './guide.ts';
import { blogGuides } from './source.ts';

/** Provides the saved guides to a page and continues unfinished downloads. */
export function Saving({ children }: { children: ReactNode }) {
  const saved = useSaved();
  useUnfinishedWork(blogGuides);
  useNewerBadge(saved);
  const byId = useMemo(() => saved && new Map(saved.map((guide) => [guide.id, guide])), [saved]);
  return <SavedGuides value={byId}>{children}</SavedGuides>;
}

/** Renders the save button of a post in a list, where its number of images is unknown. */
export function saveAction(post: PostSummary): ReactNode {
  if (post.protected) return null;
  return (
    <SaveButton
      id={post.id}
      title={post.title}
      estimate={estimateBytes(post.minutes, post.picture ? 1 : 0)}
      load={() => loadGuide(post.slug)}
    />
  );
}

function useUpdatedCopy({ id, slug, modifiedGmt }: PostSummary, fresh: boolean): void {
  const saved = use(SavedGuides)?.get(id);
  const outdated = fresh && saved !== undefined && saved.modifiedGmt !== modifiedGmt;
  useEffect(() => {
    if (outdated) void saveGuide(id, () => loadGuide(slug));
  }, [outdated, id, slug]);
}

interface SaveArticleProps {
  readonly post: PostSummary;
  readonly html: string;
  /** The content service has confirmed the shown edition. */
  readonly fresh: boolean;
}

/** Save button of an open article; hidden until its state is known. */
export function SaveArticle({ post, html, fresh }: SaveArticleProps) {
  useUpdatedCopy(post, fresh);
  const known = use(SavedGuides) !== undefined;
  if (post.protected || !known) return null;
  const pictures = html.split('<img').length - 1 + (post.picture ? 1 : 0);
  return (
    <SaveButton
      framed
      id={post.id}
      title={post.title}
      estimate={estimateBytes(post.minutes, pictures)}
      load={() => loadGuide(post.slug)}
    />
  );
}
