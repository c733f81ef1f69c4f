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
import { useOnceWide } from './useOnceWide.ts';

const PROBE = serviceAddress(contentApi, 'categories', { per_page: '1', _fields: 'id' });

const savedInTopBar = lazyPart(async () => (await import('./SavedInTopBar.tsx')).SavedInTopBar);

/** The end of the frame: footer, the bar of small screens, and the app's own messages. */
export function FrameEnd() {
  const counts = useLoaded(savedInTopBar, useOnceWide('sm'));
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
