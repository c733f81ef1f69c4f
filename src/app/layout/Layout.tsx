import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary.tsx';
import { STRIP_ID } from '../../shared/connectionPlaces.ts';
import { EarlyLinks } from './EarlyLinks.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { Header } from './Header.tsx';
import { Letterhead } from './Letterhead.tsx';
import { MenuPanels } from './menus/MenuPanels.tsx';
import { LazyArrival, LazyFrameEnd } from './parts.tsx';
import { SampleRibbon } from './SampleRibbon.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** Above the screen until it has the focus. */
const SkipLink = styled(Button)({
  position: 'fixed',
  insetBlockStart: '0.5rem',
  insetInlineStart: 'max(0.5rem, var(--edge-safe))',
  zIndex: 20,
  '&, &:hover': { backgroundColor: 'var(--deep)', color: 'var(--on-deep)' },
  '&:not(:focus)': { translate: '0 -200%' },
});

const Connection = styled('div')({
  // A page that says itself how old it is needs no second word. (`html:has(…) &` would do as well, and have the browser
  // compute the styles of the whole page anew with each element that is put into it.)
  '&:not(:has([data-missing-language])):has(~ main [data-stale])': { display: 'none' },
});

const Main = styled('main')({ '&:focus': { outline: 'none' } });

/** The frame around every page: skip link, letterhead, ribbon, header, main, footer and the bar of small screens. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  // Read, so that React hydrates what has not yet been, by the address that it was rendered for, before it goes to the
  // next one. By itself it does not: a consumer of the address above a boundary hides the change from it.
  useLocation();
  return (
    <>
      <SkipLink className="no-print" variant="text" href="#main">
        {t('common.skip')}
      </SkipLink>
      <Letterhead />
      <SampleRibbon />
      <Header />
      <Connection id={STRIP_ID} className="no-print" />
      <Main id="main" tabIndex={-1}>
        <RouteErrorBoundary>
          <Suspense fallback={<WaitingPage />}>
            {children}
            <EarlyLinks />
            <HydrationMark part="main" />
          </Suspense>
        </RouteErrorBoundary>
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
