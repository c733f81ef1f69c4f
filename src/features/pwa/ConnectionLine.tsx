import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MARK_ID, STRIP_ID } from '../../shared/connectionPlaces.ts';
import type { Connection } from '../../shared/http/connection.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import styles from './ConnectionLine.module.css';
import { useConnection } from './useConnection.ts';
import { useStill } from './useStill.ts';

/** Into a place of the frame, which is there before this is; on a page that broke off there may be none. */
function inPlace(id: string, part: ReactNode) {
  const place = document.getElementById(id);
  return place ? createPortal(part, place) : null;
}

function Sign({ state }: { state: Connection }) {
  const { t } = useTranslation('menu');
  const id = useId();
  const [open, setOpen] = useState(true);
  const words = t(`connection.${state}`);
  const strip = (
    <aside id={id} className={styles.strip} data-state={state} aria-label={t('connection.name')}>
      <p className="wrap">
        {words}{' '}
        {state === 'online' || state === 'slow' ? null : <Link to="/saved">{t('connection.toSaved')}</Link>}
      </p>
    </aside>
  );
  const mark = (
    <button
      type="button"
      className={styles.mark}
      data-state={state}
      aria-expanded={open}
      aria-controls={id}
      aria-label={words}
      onClick={() => setOpen(!open)}
    >
      <PartIcon name={state === 'online' ? 'check' : 'offline'} />
    </button>
  );
  return (
    <>
      {open ? inPlace(STRIP_ID, strip) : null}
      {inPlace(MARK_ID, mark)}
    </>
  );
}

/**
 * How the line stands: slow, the service out of reach, offline, and back again. A strip under the header says so and
 * scrolls away with the page; a mark in the header stays, and folds the strip. Nothing is covered, and nothing is kept
 * from being done. `probe`: a small file of the content service.
 */
export function ConnectionLine({ probe }: { probe: string }) {
  const { t } = useTranslation('menu');
  const state = useConnection(probe);
  const shown = useStill(state);
  return (
    <>
      <span className="vh" role="status">
        {state ? t(`connection.${state}`) : ''}
      </span>
      {shown ? <Sign key={shown} state={shown} /> : null}
    </>
  );
}
