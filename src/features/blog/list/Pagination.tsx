import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostQuery } from '../model.ts';
import { MOST_PAGE_BUTTONS, pageNumbers } from '../rules/pageNumbers.ts';
import { queryToUrl } from '../rules/query.ts';

const Pager = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 1.5rem',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlockStart: '3.5rem',
  '& ul': { gap: '0.25rem', justifyContent: 'center' },
  '& .MuiPaginationItem-root': { paddingInline: '0.75rem' },
  '& .MuiPaginationItem-root.Mui-disabled': { opacity: 1, color: 'var(--ink-soft)', fontWeight: 400 },
  '@media (max-width: 30rem)': {
    '& .MuiPaginationItem-root': { paddingInline: '0.4rem' },
    '& .MuiPaginationItem-root.num': { minInlineSize: '2.75rem' },
  },
});

/** Number buttons 1 to 5, Previous and Next for every page, and a line that says where one is (BL-05). */
export function Pagination({ query, totalPages }: { query: PostQuery; totalPages: number }) {
  const { t } = useTranslation();
  if (totalPages < 2) return null;
  const { page } = query;
  const address = (to: number) => ({ search: queryToUrl({ ...query, page: to }).toString() });
  const step = (by: 1 | -1) => {
    const words = t(by === 1 ? 'blog.next' : 'blog.previous');
    const to = page + by;
    if (to < 1 || to > totalPages) return <PaginationItem disabled shape="rounded" page={words} />;
    return (
      <PaginationItem
        component={Link}
        to={address(to)}
        rel={by === 1 ? 'next' : 'prev'}
        shape="rounded"
        page={words}
      />
    );
  };
  return (
    <Pager>
      <MuiPagination
        aria-label={`${t('common.blog')}: ${t('blog.pages')}`}
        // Numbers alone: MUI would leave some of them out, and put the last one there.
        count={pageNumbers(totalPages).length}
        boundaryCount={MOST_PAGE_BUTTONS}
        siblingCount={0}
        page={page}
        renderItem={({ type, page: number, selected }) =>
          type === 'page' && number ? (
            <PaginationItem
              component={Link}
              to={address(number)}
              className="num"
              shape="rounded"
              page={number}
              selected={selected}
              aria-label={t('blog.page', { page: number })}
              aria-current={selected ? 'page' : undefined}
            />
          ) : (
            step(type === 'next' ? 1 : -1)
          )
        }
      />
      <Typography variant="body2" className="num soft">
        {t('blog.pageOf', { page, total: totalPages })}
      </Typography>
    </Pager>
  );
}
