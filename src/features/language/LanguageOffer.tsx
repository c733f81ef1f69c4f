import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { rooted, splitLanguage } from '../../i18n/addresses.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { chosenLanguage, onLanguageStored } from '../../i18n/storedLanguage.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

const bar = lazyPart(async () => (await import('./LanguageOfferBar.tsx')).LanguageOfferBar);

/** The language that the reader has chosen, where the address names another one. */
function unlikeAddress(): LanguageCode | undefined {
  const { code } = splitLanguage(window.location.pathname);
  const own = chosenLanguage();
  return code && own !== code ? own : undefined;
}

/**
 * Where the address names another language than the reader has chosen: offers the page in theirs (LA-07). Nothing to
 * readers who have chosen none.
 */
export function LanguageOffer() {
  const { pathname, search, hash } = useLocation();
  const offered = useSyncExternalStore(onLanguageStored, unlikeAddress, () => undefined);
  const loaded = useLoaded(bar, offered !== undefined);
  return offered && loaded ? <bar.Part code={offered} path={rooted(pathname) + search + hash} /> : null;
}
