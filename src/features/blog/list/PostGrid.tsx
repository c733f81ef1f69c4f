import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { PostSummary } from '../model.ts';
import { CardFrame } from './PostCard.styles.ts';
import { CardActions, PostCard } from './PostCard.tsx';
import { Grid } from './PostGrid.styles.ts';

const Shape = styled(CardFrame)({
  '& > .MuiSkeleton-root': { blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 'var(--r-card)' },
  '& > :last-child': { gap: '0.75rem', minBlockSize: '11.5rem' },
  '& > :last-child > :nth-of-type(2)': { blockSize: '1.5rem' },
});

/** Posts as cards in rows of three; with `lead` the first card is wide. */
export function PostGrid({
  posts,
  excerptLength,
  lead = false,
  level = 2,
}: {
  posts: readonly PostSummary[];
  excerptLength: number;
  lead?: boolean;
  level?: 2 | 3;
}) {
  const acting = use(CardActions) !== undefined;
  return (
    <Grid data-led={lead || undefined} data-acting={acting || undefined}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          excerptLength={excerptLength}
          lead={lead && index === 0}
          eager={lead && index === 0}
          level={level}
        />
      ))}
    </Grid>
  );
}

/** Placeholder of the grid with the same boxes, so that nothing moves. */
export function PostGridSkeleton({ cards, lead = false }: { cards: number; lead?: boolean }) {
  return (
    <Grid data-led={lead || undefined} aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <Shape as="div" key={index} data-lead={(lead && index === 0) || undefined}>
          <Skeleton variant="rounded" />
          <div>
            <Skeleton variant="rounded" width="55%" height="0.8rem" />
            <Skeleton variant="rounded" width="92%" height="1.5rem" />
            <Skeleton variant="rounded" height="1rem" />
            <Skeleton variant="rounded" width="70%" height="1rem" />
          </div>
        </Shape>
      ))}
    </Grid>
  );
}
