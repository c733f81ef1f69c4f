import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { site } from '../../content/site.ts';
import { ArticleBody } from '../../features/blog/article/ArticleBody.tsx';
import { ArticleSignature, RelatedPosts } from '../../features/blog/article/ArticleEnd.tsx';
import { ArticleHeader } from '../../features/blog/article/ArticleHeader.tsx';
import { ArticleSkeleton } from '../../features/blog/article/ArticleSkeleton.tsx';
import { Contents } from '../../features/blog/article/Contents.tsx';
import { usePost, type PostState } from '../../features/blog/hooks/usePost.ts';
import { FreshnessNotice } from '../../features/blog/list/FreshnessNotice.tsx';
import { postPath, slugIn } from '../../features/blog/rules/slug.ts';
import { ARTICLE_BODY_ID } from '../../features/blog/seedMarkup.ts';
import { postFrom } from '../../features/blog/shapes.ts';
import { pictureSizes } from '../../features/blog/fullPost.ts';
import { ContinueReading } from '../../features/library/reading/ContinueReading.tsx';
import { useSavedCopy } from '../../features/library/useSaved.ts';
import { Listen } from '../../features/reader/listen/Listen.tsx';
import { ReadingSettings } from '../../features/reader/settings/ReadingSettings.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { FirstScreenEnd } from '../../shared/ui/FirstScreenEnd.ts';
import { Frame, SideCard } from './BlogPostPage.styles.ts';
import { SlowNotice } from './Alternatives.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { SaveArticle, Saving } from './saving.tsx';
import { ArticleUnavailable } from './ArticleUnavailable.tsx';

type Populated = Extract<PostState, { status: 'populated' }>;

function Article({ state }: { state: Populated }) {
  const { t } = useTranslation('blog');
  const { t: library } = useTranslation('library');
  const { t: common } = useTranslation();
  const { summary, body, surroundings } = state;
  return (
    <>
      <PageMeta
        title={`${summary.title} · ${t('suffix')}`}
        description={summary.excerpt}
        path={postPath(summary.slug)}
        lang={summary.lang}
        image={summary.picture ? new URL(summary.picture.src, site.url).href : `${site.url}/og.png`}
        type="article"
      />
      <ReadingProgress />
      <article>
        <Container>
          <ArticleHeader
            post={summary}
            onDevice={state.onDevice && !summary.protected}
            tools={
              <>
                <ReadingSettings />
                {summary.protected ? null : <Listen textId={ARTICLE_BODY_ID} lang={summary.lang} />}
              </>
            }
            saving={<SaveArticle post={summary} html={body.html} fresh={state.refresh.phase === 'done'} />}
          />
        </Container>
        <FirstScreenEnd />
        <Frame>
          <Contents headings={body.headings} folded={false} />
          <div>
            {state.withdrawn ? (
              <Alert severity="warning" role="status">
                {library('save.withdrawn')}
              </Alert>
            ) : (
              <FreshnessNotice refresh={state.refresh} fetchedAt={state.fetchedAt} subject="post" />
            )}
            <Contents headings={body.headings} folded />
            {summary.protected ? (
              <p>{t('post.protected')}</p>
            ) : (
              <ArticleBody html={body.html} lang={summary.lang} />
            )}
            <ArticleSignature post={summary} />
          </div>
          <aside className="no-print" aria-label={t('post.ctaTitle')}>
            <SideCard>
              <b>{t('post.ctaTitle')}</b>
              <span className="soft">{t('post.ctaText')}</span>
              <Button variant="accent" component={Link} to="/quote">
                {common('common.getQuote')}
              </Button>
              <Button component={Link} to="/schedule">
                {common('common.scheduleMeeting')}
              </Button>
            </SideCard>
          </aside>
        </Frame>
      </article>
      <ContinueReading
        guide={{
          id: summary.id,
          path: postPath(summary.slug),
          title: summary.title,
          lang: summary.lang,
          label: summary.categories[0]?.name ?? '',
        }}
        textId={ARTICLE_BODY_ID}
        picturesOf={() => (body ? pictureSizes({ summary, body }) : [])}
      />
      <RelatedPosts surroundings={surroundings} />
    </>
  );
}

/** An article (BP-01 to BP-05). */
export function BlogPostPage() {
  const { pathname, hash } = useLocation();
  const wanted = slugIn(pathname) ?? '';
  const saved = useSavedCopy(wanted);
  const post = useMemo(() => postFrom(saved?.copy), [saved]);
  const state = usePost(wanted, post && saved ? { post, keptAt: saved.keptAt } : undefined);
  switch (state.status) {
    case 'loading':
      return (
        <>
          <Container key={wanted}>
            <SlowNotice />
          </Container>
          <ArticleSkeleton />
        </>
      );
    case 'moved':
      return <Navigate to={{ pathname: postPath(state.to), hash }} replace />;
    case 'missing':
    case 'error':
      return <ArticleUnavailable missing={state.status === 'missing'} retry={state.refresh.retry} />;
    case 'populated':
      return (
        <Saving>
          <Article key={state.summary.id} state={state} />
        </Saving>
      );
  }
}
