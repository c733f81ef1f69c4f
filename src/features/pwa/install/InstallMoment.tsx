import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '../../../i18n/withWords.ts';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';
import { offeredFor, onOfferChange } from './offer.ts';

const card = lazyPart(withWords(['pwa'], async () => (await import('./InstallCard.tsx')).InstallCard));

/** Shows the offer at its moment; its looks and words are fetched only then. */
export function InstallMoment() {
  const reason = useSyncExternalStore(onOfferChange, offeredFor, () => undefined);
  const loaded = useLoaded(card, reason !== undefined);
  const { t } = useTranslation('pwa');
  const shown = reason !== undefined && loaded;
  return (
    <>
      <span className="vh" role="status">
        {shown ? t('install.entry') : null}
      </span>
      {shown ? <card.Part reason={reason} /> : null}
    </>
  );
}
