import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import missingArt from '../../content/art/states/not-found.svg?no-inline';
import { site } from '../../content/site.ts';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import { NotFoundSearch } from './NotFoundSearch.tsx';

const Page = styled(Container)({
  maxInlineSize: '48rem',
  paddingBlock: 'clamp(2rem, 6vw, 5rem)',
});

/** The page for an unknown address. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageMeta
        title={`${t('notFound.title')} · ${t('brand')}`}
        description={t('notFound.text')}
        path="/"
        image={`${site.url}/og.png`}
        noindex
      />
      <StatePanel art={missingArt} level={1} title={t('notFound.title')} text={t('notFound.text')}>
        <NotFoundSearch />
        <Button variant="primary" component={Link} to="/blog">
          {t('notFound.action')}
        </Button>
        <Button component={Link} to="/">
          {t('common.home')}
        </Button>
      </StatePanel>
    </Page>
  );
}
