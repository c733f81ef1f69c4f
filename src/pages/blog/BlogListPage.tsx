import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { blogFigures } from '../../content/firm.ts';
import { site } from '../../content/site.ts';
import { useBlogList } from '../../features/blog/hooks/useBlogList.ts';
import type { PostsState } from '../../features/blog/hooks/usePosts.ts';
import { useCategories } from '../../features/blog/hooks/useCategories.ts';
import { CategoryChips } from '../../features/blog/list/CategoryChips.tsx';
import { FreshnessNotice } from '../../features/blog/list/FreshnessNotice.tsx';
import { ListEmpty, ListError } from '../../features/blog/list/ListStates.tsx';
import { Pagination } from '../../features/blog/list/Pagination.tsx';
import { CardActions } from '../../features/blog/list/PostCard.tsx';
import { PostGrid, PostGridSkeleton } from '../../features/blog/list/PostGrid.tsx';
import { WantedWords } from '../../shared/ui/Highlight.tsx';
import { SearchBox } from '../../features/blog/list/SearchBox.tsx';
import { SearchLine } from '../../features/blog/list/SearchLine.tsx';
import type { PostQuery } from '../../features/blog/model.ts';
import { EXCERPT_LENGTH } from '../../features/blog/rules/excerpt.ts';
import { PAGE_SIZE, queryFromUrl, queryKey, queryToUrl } from '../../features/blog/rules/query.ts';
import { NewsletterStrip } from '../../features/leads/NewsletterStrip.tsx';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { Alternatives, SlowNotice } from './Alternatives.tsx';
import { startSearch } from '../search/searchClient.ts';
import { useSearchResults } from '../search/useSearchResults.ts';
import { saveAction, Saving } from './saving.tsx';
import { SaveList } from './SaveList.tsx';

const { articles } = blogFigures;

const Head = styled('div')({
  paddingBlockStart: 'var(--fluid-l)',
  '& h1': { maxInlineSize: '20ch', marginBlock: '1rem' },
});

/** Not rendered again while the next key is searched. */
const Posts = memo(PostGrid);

function Results({ state, query }: { state: PostsState; query: PostQuery }) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  const lead = query.page === 1 && query.search === '';
  switch (state.status) {
    case 'loading':
      return (
        <>
          <SlowNotice key={queryKey(query)} />
          <div aria-busy="true">
            <p className="vh" role="status">
              {common('common.loading')}
            </p>
            <PostGridSkeleton cards={PAGE_SIZE} lead={lead} />
          </div>
        </>
      );
    case 'error':
      return (
        <>
          <ListError query={query} onRetry={state.refresh.retry} />
          <Alternatives />
        </>
      );
    case 'empty':
      return <ListEmpty query={query} />;
    case 'populated':
      return (
        <>
          <FreshnessNotice
            refresh={state.refresh}
            fetchedAt={state.page.fetchedAt}
            subject={state.page.from === 'device' ? 'device' : 'list'}
            failure={query.search === '' ? t('loadFailed') : t('searchFailed')}
          />
          <CardActions value={saveAction}>
            <Saving>
              <WantedWords value={state.hits}>
                <Posts posts={state.page.posts} excerptLength={EXCERPT_LENGTH.list} lead={lead} />
              </WantedWords>
              {query.search === '' ? <SaveList page={state.page} query={query} /> : null}
            </Saving>
          </CardActions>
          <Pagination query={query} totalPages={state.page.totalPages} />
        </>
      );
  }
}

/** Returns the query with the current input, which the device searches for before it is applied (OF-06). */
function useTyped(applied: PostQuery) {
  const [typed, setTyped] = useState({ applied, search: applied.search });
  const typing = typed.applied === applied && typed.search !== applied.search;
  const { search } = typed;
  const query = useMemo(
    () => (typing ? { ...applied, page: 1, search } : applied),
    [applied, typing, search],
  );
  const type = (search: string) => startTransition(() => setTyped({ applied, search }));
  return { query, typing, type };
}

/** Memoised: the rest of the page renders with each input. */
const ListHead = memo(function ListHead() {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  return (
    <Head>
      <Breadcrumbs
        label={common('common.breadcrumb')}
        items={[{ label: common('common.home'), to: '/' }]}
        current={common('common.blog')}
      />
      <Typography variant="h1" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Typography className="soft" sx={{ maxInlineSize: '52ch', fontSize: 'var(--fs-lead)' }}>
        {t('lead', { articles: articles.value })}
      </Typography>
    </Head>
  );
});

const Newsletter = memo(NewsletterStrip);

/** The blog list (BL-01): search, categories and nine posts per page; its state is in the address (BL-08). */
export function BlogListPage() {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = useMemo(() => queryFromUrl(params), [params]);
  const { query, typing, type } = useTyped(applied);
  const state = useBlogList(query, typing, useSearchResults(query));
  const categories = useCategories();
  const plain = queryToUrl(applied).toString() === '';
  return (
    <>
      <PageMeta
        title={`${common('common.blog')} · ${common('brand')}`}
        description={t('description')}
        path="/blog"
        image={`${site.url}/og.png`}
        noindex={!plain}
      />
      <Container>
        <ListHead />
        <Stack direction="row" spacing={2} sx={{ paddingBlock: 4 }}>
          <SearchBox
            applied={applied.search}
            onSearch={(search) =>
              void navigate({ search: queryToUrl({ ...applied, page: 1, search }).toString() })
            }
            onType={type}
            onFocus={startSearch}
          />
          <CategoryChips categories={categories} query={query} />
        </Stack>
        {query.search === '' ? null : <SearchLine state={state} query={query} typing={typing} />}
        <Results state={state} query={query} />
      </Container>
      <Newsletter />
    </>
  );
}
