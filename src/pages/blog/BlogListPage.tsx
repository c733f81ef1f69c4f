import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useMemo, useRef, useState } from 'react';
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
import { findEarly } from '../../features/blog/search/findOnDevice.ts';
import { wakeSearch } from '../../features/blog/search/searchDevice.ts';
import { NewsletterStrip } from '../../features/leads/NewsletterStrip.tsx';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { Meanwhile, SlowNotice } from './Meanwhile.tsx';
import { saveAction, Saving } from './saving.tsx';
import { SaveList } from './SaveList.tsx';

const { articles } = blogFigures;

const Head = styled('div')({
  paddingBlockStart: 'clamp(1.25rem, 3vw, 2.5rem)',
  '& h1': { maxInlineSize: '20ch', marginBlock: '0.9rem' },
  '& h1 + p': { maxInlineSize: '52ch', color: 'var(--ink-soft)', fontSize: 'var(--fs-lead)' },
});

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  alignItems: 'center',
  paddingBlock: '2rem 2.25rem',
});

function Results({ state, query }: { state: PostsState; query: PostQuery }) {
  const { t } = useTranslation();
  const lead = query.page === 1 && query.search === '';
  switch (state.status) {
    case 'loading':
      return (
        <>
          <SlowNotice key={queryKey(query)} />
          <div aria-busy="true">
            <p className="vh" role="status">
              {t('common.loading')}
            </p>
            <PostGridSkeleton cards={PAGE_SIZE} lead={lead} />
          </div>
        </>
      );
    case 'error':
      return (
        <>
          <ListError query={query} onRetry={state.refresh.retry} />
          <Meanwhile />
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
            failure={query.search === '' ? t('blog.loadFailed') : t('blog.searchFailed')}
          />
          <CardActions value={saveAction}>
            <Saving>
              <WantedWords value={state.hits}>
                <PostGrid posts={state.page.posts} excerptLength={EXCERPT_LENGTH.list} lead={lead} />
              </WantedWords>
              {query.search === '' ? <SaveList page={state.page} query={query} /> : null}
            </Saving>
          </CardActions>
          <Pagination query={query} totalPages={state.page.totalPages} />
        </>
      );
  }
}

/** The address's query, and what the reader is typing right now: found on the device before it is applied (OF-06). */
function useTyped(applied: PostQuery) {
  const [typed, setTyped] = useState({ applied, search: applied.search });
  const typing = typed.applied === applied && typed.search !== applied.search;
  const { search } = typed;
  const query = useMemo(
    () => (typing ? { ...applied, page: 1, search } : applied),
    [applied, typing, search],
  );
  const latest = useRef('');
  return {
    query,
    typing,
    type: (search: string) => {
      latest.current = search;
      // Another key may have been typed before this one's results were there.
      const show = () => {
        if (latest.current === search) startTransition(() => setTyped({ applied, search }));
      };
      if (search === '') show();
      else void findEarly({ ...applied, page: 1, search }).then(show);
    },
  };
}

/** Drawn once: what follows changes with each key of a search. */
const ListHead = memo(function ListHead() {
  const { t } = useTranslation();
  return (
    <Head>
      <Breadcrumbs
        label={t('common.breadcrumb')}
        items={[{ label: t('common.home'), to: '/' }]}
        current={t('common.blog')}
      />
      <Typography variant="h1" tabIndex={-1}>
        {t('blog.title')}
      </Typography>
      <Typography>{t('blog.lead', { articles: articles.value })}</Typography>
    </Head>
  );
});

const Newsletter = memo(NewsletterStrip);

/** The blog list: search, categories, nine posts a page (BL-01); its state lives in the address (BL-08). */
export function BlogListPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = useMemo(() => queryFromUrl(params), [params]);
  const { query, typing, type } = useTyped(applied);
  const state = useBlogList(query, typing);
  const categories = useCategories();
  const plain = queryToUrl(applied).toString() === '';
  return (
    <>
      <PageMeta
        title={`${t('common.blog')} · ${t('brand')}`}
        description={t('blog.description')}
        path="/blog"
        image={`${site.url}/og.png`}
        noindex={!plain}
      />
      <Container>
        <ListHead />
        <Tools>
          <SearchBox
            applied={applied.search}
            onSearch={(search) =>
              void navigate({ search: queryToUrl({ ...applied, page: 1, search }).toString() })
            }
            onType={type}
            onFocus={() => wakeSearch(applied)}
          />
          <CategoryChips categories={categories} query={query} />
        </Tools>
        {query.search === '' ? null : <SearchLine state={state} query={query} typing={typing} />}
        <Results state={state} query={query} />
      </Container>
      <Newsletter />
    </>
  );
}
