import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import failedArt from '../../content/art/states/unreachable.svg?no-inline';
import { site } from '../../content/site.ts';
import { ArticleBody } from '../../features/blog/article/ArticleBody.tsx';
import { ArticleHeader } from '../../features/blog/article/ArticleHeader.tsx';
import type { Post } from '../../features/blog/model.ts';
import { draftLinkFromUrl } from '../../features/blog/rules/draftLink.ts';
import { fetchDraft } from '../../features/blog/sync.ts';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { HttpError } from '../../shared/http/HttpError.ts';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';

const StateRoot = styled(Container)({
  maxInlineSize: '48rem',
  paddingBlock: 'clamp(2rem, 6vw, 5rem)',
});

const Text = styled(Container)({
  maxInlineSize: 'calc(var(--measure) + 2 * var(--gutter))',
  paddingBlock: 'clamp(1.75rem, 4vw, 3.5rem)',
});

type State =
  | { readonly is: 'loading' | 'expired' | 'failed' }
  | { readonly is: 'loaded'; readonly post: Post };

function useDraft(): State {
  const query = useSearchParams()[0].toString();
  const [state, setState] = useState<State>({ is: 'loading' });
  useEffect(() => {
    const ended = new AbortController();
    const link = draftLinkFromUrl(new URLSearchParams(query));
    const loading = link ? fetchDraft(link, ended.signal) : Promise.reject(new Error('No link to a draft'));
    loading.then(
      (post) => setState({ is: 'loaded', post }),
      (error: unknown) => {
        if (ended.signal.aborted) return;
        console.info(`No preview: ${String(error)}`);
        const refused = !(error instanceof HttpError) || error.failure === 'status';
        setState({ is: refused ? 'expired' : 'failed' });
      },
    );
    return () => ended.abort();
  }, [query]);
  return state;
}

/** Preview of a draft (CS-07), excluded from search engines. */
export function PreviewPage() {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  const state = useDraft();
  return (
    <>
      <PageMeta
        title={`${t('preview.title')} · ${common('brand')}`}
        description={t('preview.note')}
        path="/blog"
        image={`${site.url}/og.png`}
        noindex
      />
      {state.is === 'loading' ? (
        <StateRoot aria-busy="true">
          <Typography variant="h1">{t('preview.title')}</Typography>
          <p role="status">{common('common.loading')}</p>
        </StateRoot>
      ) : null}
      {state.is === 'expired' || state.is === 'failed' ? (
        <StateRoot>
          <StatePanel
            art={failedArt}
            level={1}
            role="alert"
            title={t(state.is === 'expired' ? 'preview.expired' : 'post.failed')}
            text={state.is === 'expired' ? t('preview.again') : undefined}
          />
        </StateRoot>
      ) : null}
      {state.is === 'loaded' ? (
        <article>
          <Container>
            <Alert severity="warning" role="status">
              {t('preview.note')}
            </Alert>
            <ArticleHeader post={state.post.summary} onDevice={false} />
          </Container>
          <Text>
            <ArticleBody html={state.post.body.html} lang={state.post.summary.lang} />
          </Text>
        </article>
      ) : null}
    </>
  );
}
