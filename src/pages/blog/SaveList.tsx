import Stack from '@mui/material/Stack';
import type { StoredPage } from '../../features/blog/db/read.ts';
import { useCategories } from '../../features/blog/hooks/useCategories.ts';
import { useCategoryName } from '../../features/blog/hooks/useCategoryName.ts';
import type { PostQuery } from '../../features/blog/model.ts';
import { packKey } from '../../features/library/packProgress.ts';
import { estimateBytes } from '../../features/library/sizes.ts';
import { SavePack } from '../../features/library/ui/SavePack.tsx';
import { blogGuides } from './source.ts';

/** Button that saves all posts of a list: a category, or the complete blog (OF-05). */
export function SaveList({ page, query }: { page: StoredPage; query: PostQuery }) {
  const { categories } = query;
  const categoryName = useCategoryName();
  const names = useCategories().filter(({ id }) => categories.includes(id));
  // Only a response of the content service has the correct total.
  if (page.from === 'device' || names.length !== categories.length) return null;
  const known = page.posts.reduce(
    (sum, { minutes, picture }) => sum + estimateBytes(minutes, picture ? 1 : 0),
    0,
  );
  return (
    // Its room stays free; in the middle, as the links to the other pages below it.
    <Stack sx={{ alignItems: 'center', minBlockSize: 'var(--target)', marginBlockStart: 5 }}>
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
    </Stack>
  );
}
