import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { withWords } from '../../i18n/withWords.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';

const load = withWords(['menu'], async () => (await import('./Trouble.tsx')).Trouble);

const { Part: LazyTrouble } = lazyPart(load, retryUntilOnline);

/** What can be said at once, should the line have gone before the panels came. */
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

const Fallback = ({ error }: { error: unknown }) => (
  <Suspense fallback={<Plain />}>
    <LazyTrouble error={error} />
  </Suspense>
);

/**
 * Keeps a failing page from taking the frame with it; the next address starts afresh. It stays the same boundary from
 * page to page: React would show a new one's fallback, an empty page, for 300 ms at the least.
 */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} Fallback={Fallback}>
      {children}
    </ErrorBoundary>
  );
}
