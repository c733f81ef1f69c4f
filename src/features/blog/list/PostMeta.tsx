import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { useCategoryName } from '../hooks/useCategoryName.ts';
import type { PostSummary } from '../model.ts';
import styles from './PostMeta.module.css';

/** Category badges, author, date and reading time of a post (BL-07). */
export function PostMeta({ post, withAuthor = true }: { post: PostSummary; withAuthor?: boolean }) {
  const { t } = useTranslation();
  const longDate = useLongDate();
  const categoryName = useCategoryName();
  return (
    <div className={styles.meta}>
      {post.categories.map((category) => (
        <b key={category.id} dir="auto">
          {categoryName(category.name)}
        </b>
      ))}
      {withAuthor ? <bdi>{post.author}</bdi> : null}
      {post.date ? <time dateTime={post.date.slice(0, 10)}>{longDate(post.date)}</time> : null}
      {post.protected ? null : <span className="num">{t('blog.minutes', { count: post.minutes })}</span>}
    </div>
  );
}
