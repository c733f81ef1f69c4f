import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import failedArt from '../../content/art/states/unreachable.svg?no-inline';
import missingArt from '../../content/art/states/not-found.svg?no-inline';
import { site } from '../../content/site.ts';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import { Alternatives } from './Alternatives.tsx';

const State = styled(Container)({
  maxInlineSize: '48rem',
  paddingBlock: 'clamp(2rem, 6vw, 5rem)',
});

/** Reason why an article is unavailable, with ways to continue (BP-03). */
export function ArticleUnavailable({ missing, retry }: { missing: boolean; retry: () => void }) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  return (
    <State>
      <PageMeta
        title={`${missing ? t('post.notFoundTitle') : common('common.blog')} · ${common('brand')}`}
        description={t('description')}
        path="/blog"
        image={`${site.url}/og.png`}
        noindex
      />
      <StatePanel
        art={missing ? missingArt : failedArt}
        level={1}
        role={missing ? 'status' : 'alert'}
        title={missing ? t('post.notFoundTitle') : t('post.failed')}
        text={missing ? t('post.notFoundText') : undefined}
      >
        {missing ? null : (
          <Button variant="primary" onClick={retry}>
            {common('common.tryAgain')}
          </Button>
        )}
        <Button component={Link} to="/blog">
          {t('post.back')}
        </Button>
      </StatePanel>
      {missing ? null : <Alternatives />}
    </State>
  );
}
