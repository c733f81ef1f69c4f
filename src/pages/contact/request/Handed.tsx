import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import form from '../../../features/leads/ui/Form.module.css';
import { handedOver } from '../../../shared/handedOver.ts';
import styles from './Request.module.css';
import { useForgetHanded } from './useForgetHanded.ts';
import type { Request } from './useRequest.ts';

/** The field that holds what another page has handed over. */
export const HANDED = 'handed';

/**
 * What another page has handed over, an estimate or a question, as a block of the request that can be left out. It is
 * kept with the draft.
 */
export function Handed({ seen, put }: Pick<Request, 'seen' | 'put'>) {
  const { t } = useTranslation('request');
  const { state } = useLocation();
  const forget = useForgetHanded();
  const place = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  const brought = handedOver(state);
  useEffect(() => {
    if (brought !== undefined) put(HANDED, brought, 'early');
  }, [brought, put]);
  const text = seen[HANDED] ?? '';
  const leaveOut = () => {
    put(HANDED, '');
    setGone(true);
    forget();
    // The button goes: the focus must not be lost.
    place.current?.focus();
  };
  return (
    <div ref={place} className={form.whole} tabIndex={-1} hidden={text === '' && !gone}>
      {/* A field without a control: form and draft hold it like all others. */}
      <textarea name={HANDED} hidden readOnly />
      {text === '' ? (
        <p role="status" className={styles.hint}>
          {gone ? t('handedGone') : ''}
        </p>
      ) : (
        <section className={styles.handed} aria-labelledby="request-handed">
          <h2 id="request-handed">{t('handedTitle')}</h2>
          <p dir="auto" className="num">
            {text}
          </p>
          <button type="button" className="btn btn-text" onClick={leaveOut}>
            {t('handedRemove')}
          </button>
        </section>
      )}
    </div>
  );
}
