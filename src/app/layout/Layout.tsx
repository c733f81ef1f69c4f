import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { STRIP_ID } from '../../shared/connectionPlaces.ts';
import { useElapsed } from '../../shared/hooks/useElapsed.ts';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';
import { Fallback } from '../errors/Fallback.tsx';
import { EarlyLinks } from './EarlyLinks.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { Header } from './Header.tsx';
import { Letterhead } from './Letterhead.tsx';
import { MenuPanels } from './menus/MenuPanels.tsx';
import { LazyArrival, LazyFrameEnd } from './parts.tsx';
import { SampleRibbon } from './SampleRibbon.tsx';

const SkipLink = styled(ButtonBase)<{ href: string }>({
  position: 'fixed',
  insetBlockStart: '0.5rem',
  insetInlineStart: 'max(0.5rem, var(--edge-safe))',
  zIndex: 20,
  minBlockSize: 'var(--target)',
  paddingInline: '1rem',
  borderRadius: 'var(--r-control)',
  backgroundColor: 'var(--deep)',
  color: 'var(--on-deep)',
  fontWeight: 600,
  '&:not(:focus)': { translate: '0 -200%' },
});

const Connection = styled('div')({
  // A page that shows its own age needs no second notice. (`html:has(…) &` would recalculate the styles of the page
  // with each inserted element.)
  '&:not(:has([data-missing-language])):has(~ main [data-stale])': { display: 'none' },
});

const Main = styled('main')({ '&:focus': { outline: 'none' } });

const Waiting = styled(Container)({
  minBlockSize: '100vh',
  paddingBlock: 'var(--fluid-2xl)',
  color: 'var(--ink-soft)',
});

const MESSAGE_DELAY_MS = 1_000;

/** The placeholder of a page that is loading. */
function WaitingPage() {
  const { t } = useTranslation();
  const late = useElapsed(MESSAGE_DELAY_MS);
  return <Waiting role="status">{late ? t('common.loading') : null}</Waiting>;
}

/** The frame of every page: skip link, letterhead, ribbon, header, main, footer, bar of small screens. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  // Subscribes to the location: React then hydrates the remaining parts for the address that they were rendered for
  // before the router navigates.
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink className="no-print" href="#main">
        {t('common.skip')}
      </SkipLink>
      <Letterhead />
      <SampleRibbon />
      <Header />
      <Connection id={STRIP_ID} className="no-print" />
      <Main id="main" tabIndex={-1}>
        {/* Without a `key`: React shows the fallback of a new boundary, an empty page, for at least 300 ms. */}
        <ErrorBoundary resetKey={pathname} Fallback={Fallback}>
          <Suspense fallback={<WaitingPage />}>
            {children}
            <EarlyLinks />
            <HydrationMark part="main" />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Suspense>
        <LazyFrameEnd />
      </Suspense>
      <Suspense>
        <LazyArrival />
      </Suspense>
      <MenuPanels />
    </>
  );
}
