import type { StoredPage } from '../../features/blog/db/read.ts';
import { useCategories } from '../../features/blog/hooks/useCategories.ts';
import { useCategoryName } from '../../features/blog/hooks/useCategoryName.ts';
import type { PostQuery } from '../../features/blog/model.ts';
import { estimateBytes, packKey } from '../../features/library/rules.ts';
import { SavePack } from '../../features/library/ui/SavePack.tsx';
import styles from './BlogListPage.module.css';
import { blogGuides } from './source.ts';

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
    <div className={styles.pack}>
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
    </div>
  );
}
