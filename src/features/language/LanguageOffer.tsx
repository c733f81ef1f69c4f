import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { chosenLanguage } from '../../i18n/storedLanguage.ts';
import { usePart } from '../../shared/hooks/usePart.ts';

const loadBar = () => import('./LanguageOfferBar.tsx');

const never = () => () => undefined;

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
  const offered = useSyncExternalStore(never, unlikeAddress, () => undefined);
  const Bar = usePart(loadBar, offered !== undefined)?.LanguageOfferBar;
  return offered && Bar ? <Bar code={offered} path={pathname + search + hash} /> : null;
}
