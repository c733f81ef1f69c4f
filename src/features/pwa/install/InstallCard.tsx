import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { Mark } from '../../../shared/ui/Mark.tsx';
import { InstallActions } from './InstallActions.tsx';
import { Head, Offer } from './InstallCard.styles.ts';
import { dismissOffer } from './offer.ts';
import type { OfferReason } from './offerPolicy.ts';
import { useInstallTexts } from './useInstallTexts.ts';
import { useInstallWay } from './useInstallWay.ts';

function useEscape(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && dismissOffer();
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [card]);
}

/** Announcement for screen readers when the offer appears. */
export function InstallAnnouncement() {
  const { t } = useTranslation('pwa');
  return t('install.entry');
}

/** Non-modal offer to install the app, with its reason (OF-01). */
export function InstallCard({ reason }: { reason: OfferReason }) {
  const { t } = useTranslation('pwa');
  const { t: frame } = useTranslation();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useEscape(card);
  const way = useInstallWay();
  const { title, text } = useInstallTexts(way, reason);
  if (way === 'none') return null;
  return (
    <Offer component="aside" ref={card} className="no-print" aria-labelledby={id}>
      <IconButton color="inherit" aria-label={frame('common.close')} onClick={dismissOffer}>
        <PartIcon name="close" />
      </IconButton>
      <Head direction="row">
        <span>
          <Mark />
        </span>
        <h2 id={id}>{title}</h2>
      </Head>
      <p>{text}</p>
      <InstallActions way={way} look="primary">
        <Button variant="text" onClick={dismissOffer}>
          {t('install.later')}
        </Button>
      </InstallActions>
    </Offer>
  );
}
