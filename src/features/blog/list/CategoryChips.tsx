import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCategoryName } from '../hooks/useCategoryName.ts';
import type { Category, PostQuery } from '../model.ts';
import { queryToUrl } from '../rules/query.ts';
import { chosen, CONTRAST } from '../../../shared/ui/contrast.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const INITIAL_CHIPS = 24;

const Filters = styled('nav')({
  minInlineSize: 0,
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  '& .MuiChip-root': {
    border: '1px solid var(--line-strong)',
    boxShadow: 'none',
    fontSize: 'var(--fs-small)',
    fontWeight: 500,
  },
  '& .MuiChip-root:not(:hover)': { backgroundColor: 'transparent' },
  '& .MuiChip-root[aria-current], & .MuiChip-root[aria-current]:hover': {
    backgroundColor: 'var(--primary)',
    borderColor: 'var(--primary)',
    color: 'var(--on-primary)',
  },
  [CONTRAST]: { '& .MuiChip-root[aria-current]': chosen },
  '& .MuiChip-label': { paddingInline: '1rem' },
  [down('md')]: {
    flex: '0 0 calc(100% + 2 * var(--gutter))',
    marginInline: 'calc(-1 * var(--gutter))',
    '& > ul': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      paddingInline: 'var(--gutter)',
      paddingBlock: 4,
      scrollbarWidth: 'none',
    },
    '&[data-all] > ul': { flexWrap: 'wrap' },
    '& li': { flex: 'none', maxInlineSize: '80vw' },
  },
});

/** Filter chips of the categories; a choice leads to page 1 (BL-03). */
export function CategoryChips({ categories, query }: { categories: readonly Category[]; query: PostQuery }) {
  const { t } = useTranslation('blog');
  const categoryName = useCategoryName();
  const [all, setAll] = useState(false);
  const address = (ids: readonly number[]) => ({
    search: queryToUrl({ ...query, page: 1, categories: ids }).toString(),
  });
  const chosen = (id: number) => query.categories.includes(id);
  const shown = all ? categories : categories.filter(({ id }, index) => index < INITIAL_CHIPS || chosen(id));
  return (
    <Filters aria-label={t('filters')} data-all={all || undefined}>
      <ul>
        <li>
          <Chip
            clickable
            component={Link}
            to={address([])}
            aria-current={query.categories.length === 0 ? 'true' : undefined}
            label={t('all')}
          />
        </li>
        {shown.map((category) => (
          <li key={category.id}>
            <Chip
              clickable
              component={Link}
              to={address([category.id])}
              aria-current={chosen(category.id) ? 'true' : undefined}
              dir="auto"
              label={categoryName(category.name)}
            />
          </li>
        ))}
        {categories.length > INITIAL_CHIPS ? (
          <li>
            <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
              {t('allCategories', { number: categories.length })}
            </Button>
          </li>
        ) : null}
      </ul>
    </Filters>
  );
}
