import { useTranslation } from 'react-i18next';
import type { InstallWay } from './installWay.ts';
import type { OfferReason } from './offerPolicy.ts';

/** Where the app's storage is not the browser's: what is saved here does not move with it. */
const APART: readonly InstallWay[] = ['iosSafari', 'iosBrowser', 'macDock'];
const ON_HOME_SCREEN: readonly InstallWay[] = ['iosSafari', 'iosBrowser', 'androidMenu', 'inApp'];

/** What the offer is called, and why one would take it: no more than is true in this browser. */
export function useInstallTexts(way: InstallWay, reason: OfferReason): { title: string; text: string } {
  const { t } = useTranslation('pwa');
  const title = ON_HOME_SCREEN.includes(way) ? t('install.titleHome') : t('install.titleApp');
  if (way === 'inApp') return { title, text: t('install.inApp') };
  if (APART.includes(way)) {
    const text = t('install.apple');
    return { title, text: reason === 'saved' ? `${text} ${t('install.ownLibrary')}` : text };
  }
  return { title, text: reason === 'saved' ? t('install.saved') : t('install.return') };
}
