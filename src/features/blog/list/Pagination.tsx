import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostQuery } from '../model.ts';
import { queryToUrl } from '../rules/query.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const MAX_PAGE_BUTTONS = 5;

const Pager = styled(Stack)({
  gap: '0.75rem 1.5rem',
  justifyContent: 'center',
  paddingBlockStart: '3.5rem',
  '& ul': { gap: '0.25rem', justifyContent: 'center' },
  '& .MuiPaginationItem-root': { paddingInline: '0.75rem' },
  '& .MuiPaginationItem-root.Mui-disabled': { opacity: 1, color: 'var(--ink-soft)', fontWeight: 400 },
  [down('sm')]: {
    '& .MuiPaginationItem-root': { paddingInline: '0.5rem' },
    '& .MuiPaginationItem-root.num': { minInlineSize: '2.75rem' },
  },
});

/** Page buttons 1 to 5, Previous and Next, and the current position (BL-05). */
export function Pagination({ query, totalPages }: { query: PostQuery; totalPages: number }) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  if (totalPages < 2) return null;
  const { page } = query;
  const address = (to: number) => ({ search: queryToUrl({ ...query, page: to }).toString() });
  const step = (by: 1 | -1) => {
    const words = t(by === 1 ? 'next' : 'previous');
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
    <Pager direction="row">
      <MuiPagination
        aria-label={`${common('common.blog')}: ${t('pages')}`}
        // Buttons without the ellipsis and the last page that MUI would add.
        count={Math.min(totalPages, MAX_PAGE_BUTTONS)}
        boundaryCount={MAX_PAGE_BUTTONS}
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
              aria-label={t('page', { page: number })}
              aria-current={selected ? 'page' : undefined}
            />
          ) : (
            step(type === 'next' ? 1 : -1)
          )
        }
      />
      <Typography variant="body2" className="num soft">
        {t('pageOf', { page, total: totalPages })}
      </Typography>
    </Pager>
  );
}
