import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

const load = async () => (await import('./Trouble.tsx')).Trouble;

const { Part: LazyTrouble } = lazyPart(load, retryUntilOnline);

/** The title, while the panels load or when they fail to load. */
function Plain() {
  const { t } = useTranslation();
  return (
    <Container>
      <Typography variant="h1" tabIndex={-1}>
        {t('app.crashTitle')}
      </Typography>
    </Container>
  );
}

/** Replaces a screen that failed to render. */
export const Fallback = ({ error }: { error: unknown }) => (
  <Suspense fallback={<Plain />}>
    <LazyTrouble error={error} />
  </Suspense>
);
