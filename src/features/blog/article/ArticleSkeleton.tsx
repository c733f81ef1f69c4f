import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { down } from '../../../shared/ui/breakpoints.ts';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  gap: '1.5rem var(--fluid-2xl)',
  alignItems: 'center',
  paddingBlock: 'var(--fluid-m)',
  '& > span': { blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 'var(--r-card)' },
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Text = styled(Stack)({
  gap: '1rem',
  maxInlineSize: 'var(--measure)',
  minBlockSize: '60vh',
  marginInline: 'auto',
  paddingBlock: '2rem',
});

/** Placeholder of an article. */
export function ArticleSkeleton() {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  return (
    <Container aria-busy="true">
      <title>{t('suffix')}</title>
      <p className="vh" role="status">
        {common('common.loading')}
      </p>
      <Head aria-hidden="true">
        <Stack spacing={2}>
          <Skeleton variant="rounded" width="60%" height="1.25rem" />
          <Skeleton variant="rounded" width="95%" height="3rem" />
          <Skeleton variant="rounded" width="95%" height="3rem" />
          <Skeleton variant="rounded" width="60%" height="1.25rem" />
        </Stack>
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
