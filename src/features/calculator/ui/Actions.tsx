import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappHref } from '../../../content/site.ts';
import { handOver } from '../../../shared/handedOver.ts';
import { type HandedOn, shareOrCopy } from '../../../shared/handOn.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Setups } from '../model.ts';
import styles from './Actions.module.css';
import { addressOf } from './address.ts';
import type { Worked } from './SideBySide.tsx';
import { useMessage } from './useMessage.ts';

interface ActionsProps {
  readonly setups: Setups;
  readonly worked: readonly Worked[];
}

/** Hands the estimate on: as a question to the firm, as an address, on paper. Nothing goes out by itself (FO-01). */
export function Actions({ setups, worked }: ActionsProps) {
  const { t } = useTranslation('calculator');
  const { t: common } = useTranslation();
  const { message } = useMessage();
  const [outcome, setOutcome] = useState<HandedOn>('left');
  const said = { copied: t('copied'), failed: t('copyFailed'), shared: '', left: '' };
  const text = message(worked, addressOf(setups));
  const share = async () =>
    setOutcome(await shareOrCopy(t('title'), { url: addressOf(setups, window.location.origin) }));
  return (
    <div className="no-print">
      <div className={styles.actions}>
        <Link className="btn btn-accent" to="/quote" state={handOver(text)}>
          {common('common.getQuote')}
        </Link>
        <a className="btn btn-line" href={whatsappHref(text)} rel="noopener">
          <Icon name="chat" />
          {t('chat')}
        </a>
        <button type="button" className="btn btn-text" onClick={() => void share()}>
          <PartIcon name="share" />
          {t('share')}
        </button>
        <button type="button" className="btn btn-text" onClick={() => window.print()}>
          <PartIcon name="print" />
          {t('print')}
        </button>
      </div>
      <p role="status" className={styles.outcome}>
        {said[outcome]}
      </p>
      <p className={styles.outcome}>{t('kept')}</p>
    </div>
  );
}
