import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  gap: '1.5rem clamp(2rem, 4.5vw, 5rem)',
  alignItems: 'center',
  paddingBlock: 'clamp(1.25rem, 2.4vw, 2.5rem)',
  '& > div': { display: 'grid', gap: '1rem' },
  '& > span': { blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 'var(--r-card)' },
  '@media (max-width: 63.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Text = styled('div')({
  display: 'grid',
  gap: '1rem',
  maxInlineSize: 'var(--measure)',
  minBlockSize: '60vh',
  marginInline: 'auto',
  paddingBlock: '2rem',
});

/** An article's shape before it is there. */
export function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <Container aria-busy="true">
      <title>{t('blog.suffix')}</title>
      <p className="vh" role="status">
        {t('common.loading')}
      </p>
      <Head aria-hidden="true">
        <div>
          <Skeleton variant="rounded" width="60%" height="1.25rem" />
          <Skeleton variant="rounded" width="95%" height="3rem" />
          <Skeleton variant="rounded" width="95%" height="3rem" />
          <Skeleton variant="rounded" width="60%" height="1.25rem" />
        </div>
        <Skeleton variant="rounded" />
      </Head>
      <Text aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} variant="rounded" width={index % 5 === 4 ? '62%' : '100%'} height="1.1rem" />
        ))}
      </Text>
    </Container>
  );
}
