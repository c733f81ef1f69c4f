import { useTranslation } from 'react-i18next';
import type { InstallWay } from './installWay.ts';
import type { OfferReason } from './offerPolicy.ts';

/** The installed app has separate storage: saved guides are not transferred. */
const APART: readonly InstallWay[] = ['iosSafari', 'iosBrowser', 'macDock'];
const ON_HOME_SCREEN: readonly InstallWay[] = ['iosSafari', 'iosBrowser', 'androidMenu', 'inApp'];

/** Returns title and text of the offer with the benefits in this browser. */
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
