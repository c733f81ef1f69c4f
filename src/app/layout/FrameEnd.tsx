import { contentApi, serviceAddress } from '../../features/blog/api/address.ts';
import { LanguageOffer } from '../../features/language/LanguageOffer.tsx';
import { ConnectionLine } from '../../features/pwa/ConnectionLine.tsx';
import { InstallOffer } from '../../features/pwa/InstallOffer.tsx';
import { SearchKeys } from '../../features/siteSearch/SearchKeys.tsx';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { ActionBar } from './ActionBar.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { Footer } from './Footer.tsx';
import { PageProgress } from './PageProgress.tsx';
import { TOP_BAR_WIDE } from './topBarPlaces.ts';
import { useOnceWide } from './useOnceWide.ts';

/** Small, and each content service has it. */
const PROBE = serviceAddress(contentApi, 'categories', { per_page: '1', _fields: 'id' });

const savedInTopBar = lazyPart(async () => (await import('./SavedInTopBar.tsx')).SavedInTopBar);

/** What follows the page: footer, the bar of small screens, and what the app has to say of itself. */
export function FrameEnd() {
  // Phones have no top bar.
  const counts = useLoaded(savedInTopBar, useOnceWide(TOP_BAR_WIDE));
  return (
    <>
      <Footer />
      <ActionBar />
      <PageProgress />
      <ConnectionLine probe={PROBE} />
      <LanguageOffer />
      <InstallOffer />
      <SearchKeys />
      {counts ? <savedInTopBar.Part /> : null}
      <HydrationMark part="end" />
    </>
  );
}
