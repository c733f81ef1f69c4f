import type { PostSummary } from '../model.ts';
import { PostCard } from './PostCard.tsx';
import cardStyles from './PostCard.module.css';
import styles from './PostGrid.module.css';

/** Posts as cards in rows of three; with `lead` the first one leads the list. */
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
  return (
    <div className={lead ? `${styles.grid} ${styles.led}` : styles.grid}>
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
    </div>
  );
}

/** The grid's shape before its posts are there: the same boxes, so that nothing moves (BL-06). */
export function PostGridSkeleton({ cards, lead = false }: { cards: number; lead?: boolean }) {
  return (
    <div className={lead ? `${styles.grid} ${styles.led}` : styles.grid} aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <div
          key={index}
          className={lead && index === 0 ? `${cardStyles.card} ${cardStyles.lead}` : cardStyles.card}
        >
          <i className={styles.bonePicture} />
          <div className={styles.boneWords}>
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
