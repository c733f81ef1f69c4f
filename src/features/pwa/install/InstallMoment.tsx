import { useSyncExternalStore } from 'react';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';
import { offeredFor, onOfferChange } from './offer.ts';

const card = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard);
const announcement = lazyPart(async () => (await import('./InstallCard.tsx')).InstallAnnouncement);

/** Shows the offer; its code and messages are loaded only when it is due. */
export function InstallMoment() {
  const reason = useSyncExternalStore(onOfferChange, offeredFor, () => undefined);
  const loaded = useLoaded(card, reason !== undefined);
  const announced = useLoaded(announcement, reason !== undefined);
  return (
    <>
      <span className="vh" role="status">
        {reason !== undefined && announced ? <announcement.Part /> : null}
      </span>
      {reason !== undefined && loaded ? <card.Part reason={reason} /> : null}
    </>
  );
}
