import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { inLanguage, pageLanguage } from '../../i18n/addresses.ts';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { onLanguageStored, storedLanguage } from '../../i18n/storedLanguage.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

const bar = lazyPart(async () => (await import('./LanguageOfferBar.tsx')).LanguageOfferBar);

function otherLanguage(): LanguageCode | undefined {
  const [stored, named] = [storedLanguage(), pageLanguage()];
  return named === defaultLanguage || named === stored ? undefined : stored;
}

/** Offers the page in the stored language when the address is in another one (LA-07). */
export function LanguageOffer() {
  const { pathname, search, hash } = useLocation();
  const offered = useSyncExternalStore(onLanguageStored, otherLanguage, () => undefined);
  const loaded = useLoaded(bar, offered !== undefined);
  return offered && loaded ? (
    <bar.Part code={offered} address={inLanguage(offered, pathname) + search + hash} />
  ) : null;
}
