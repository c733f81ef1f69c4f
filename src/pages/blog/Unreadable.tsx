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
import { Meanwhile } from './Meanwhile.tsx';

const State = styled(Container)({
  '&&': { maxInlineSize: '48rem' },
  paddingBlock: 'clamp(2rem, 6vw, 5rem)',
});

/** Why there is no article to read, and what can be done about it (BP-03). */
export function Unreadable({ missing, retry }: { missing: boolean; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <State>
      <PageMeta
        title={`${missing ? t('post.notFoundTitle') : t('common.blog')} · ${t('brand')}`}
        description={t('blog.description')}
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
            {t('common.tryAgain')}
          </Button>
        )}
        <Button component={Link} to="/blog">
          {t('post.back')}
        </Button>
      </StatePanel>
      {missing ? null : <Meanwhile />}
    </State>
  );
}
