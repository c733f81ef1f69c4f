import { styled } from '@mui/material/styles';
import type { StoredPage } from '../../features/blog/db/read.ts';
import { useCategories } from '../../features/blog/hooks/useCategories.ts';
import { useCategoryName } from '../../features/blog/hooks/useCategoryName.ts';
import type { PostQuery } from '../../features/blog/model.ts';
import { packKey } from '../../features/library/packProgress.ts';
import { estimateBytes } from '../../features/library/sizes.ts';
import { SavePack } from '../../features/library/ui/SavePack.tsx';
import { blogGuides } from './source.ts';

/** Its place is kept; in the middle, as the way to the other pages below it. */
const Place = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: 'var(--target)',
  marginBlockStart: '2.5rem',
});

/** The way to save all that a list holds, not only the page of it that is shown: a category, or the whole blog (OF-05). */
export function SaveList({ page, query }: { page: StoredPage; query: PostQuery }) {
  const { categories } = query;
  const categoryName = useCategoryName();
  const names = useCategories().filter(({ id }) => categories.includes(id));
  // Which articles there are is only known from the content service's own answer.
  if (page.from === 'device' || names.length !== categories.length) return null;
  const known = page.posts.reduce(
    (sum, { minutes, picture }) => sum + estimateBytes(minutes, picture ? 1 : 0),
    0,
  );
  return (
    <Place>
      <SavePack
        key={categories.join(',')}
        wish={{
          key: packKey(categories),
          groups: categories,
          name: names.map(({ name }) => categoryName(name)).join(', '),
        }}
        count={page.total}
        estimate={(known / page.posts.length) * page.total}
        source={blogGuides}
      />
    </Place>
  );
}
