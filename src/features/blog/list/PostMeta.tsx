import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAuthorName } from '../hooks/useAuthorName.ts';
import { useCategoryName } from '../hooks/useCategoryName.ts';
import { usePostDate } from '../hooks/usePostDate.ts';
import type { PostSummary } from '../model.ts';

const Line = styled(Stack)({
  gap: '0.25rem 0.75rem',
  color: 'var(--ink-soft)',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& b': { color: 'var(--accent-ink)', fontWeight: 600 },
});

/** Categories, author, date and reading time of a post (BL-07). */
export function PostMeta({ post, withAuthor = true }: { post: PostSummary; withAuthor?: boolean }) {
  const { t } = useTranslation('blog');
  const date = usePostDate()(post.date);
  const authorName = useAuthorName();
  const categoryName = useCategoryName();
  return (
    <Line direction="row">
      {post.categories.map((category) => (
        <b key={category.id} dir="auto">
          {categoryName(category.name)}
        </b>
      ))}
      {withAuthor ? <bdi>{authorName(post.author)}</bdi> : null}
      {date ? <time dateTime={post.date.slice(0, 10)}>{date}</time> : null}
      {post.protected ? null : <span className="num">{t('minutes', { count: post.minutes })}</span>}
    </Line>
  );
}
