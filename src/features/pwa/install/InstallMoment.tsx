import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '../../../i18n/i18n.ts';
import { usePart } from '../../../shared/hooks/usePart.ts';
import { offeredFor, onOfferChange } from './offer.ts';

const loadCard = async () => (await Promise.all([import('./InstallCard.tsx'), loadNamespace('pwa')]))[0];

/** Shows the offer at its moment; its looks and words are fetched only then. */
export function InstallMoment() {
  const reason = useSyncExternalStore(onOfferChange, offeredFor, () => undefined);
  const InstallCard = usePart(loadCard, reason !== undefined)?.InstallCard;
  const { t } = useTranslation('pwa');
  const shown = reason !== undefined && InstallCard !== undefined;
  return (
    <>
      <span className="vh" role="status">
        {shown ? t('install.entry') : null}
      </span>
      {shown ? <InstallCard reason={reason} /> : null}
    </>
  );
}
