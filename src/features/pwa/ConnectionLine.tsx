import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Connection } from '../../shared/http/connection.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import styles from './ConnectionLine.module.css';
import { useConnection } from './useConnection.ts';

/** The words stand there so long, in milliseconds; then the sign alone. */
const READING = 8000;

function Sign({ state }: { state: Connection }) {
  const { t } = useTranslation('menu');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), READING);
    return () => clearTimeout(timer);
  }, []);
  const words = t(`connection.${state}`);
  return (
    <aside className={styles.sign} data-state={state} aria-label={t('connection.name')}>
      <button
        type="button"
        aria-expanded={open}
        aria-label={words}
        className={styles.toggle}
        onClick={() => setOpen(!open)}
      >
        <PartIcon name={state === 'online' ? 'check' : 'offline'} />
      </button>
      {open ? (
        <p>
          {words}{' '}
          {state === 'online' || state === 'slow' ? null : <Link to="/saved">{t('connection.toSaved')}</Link>}
        </p>
      ) : null}
    </aside>
  );
}

/**
 * The one sign of how the line stands: slow, the service out of reach, offline, and back again. It says so once, stays
 * as a small mark, and keeps nothing from being done. `probe`: a small file of the content service.
 */
export function ConnectionLine({ probe }: { probe: string }) {
  const { t } = useTranslation('menu');
  const state = useConnection(probe);
  return (
    <div className={`${styles.place} no-print`}>
      <span className="vh" role="status">
        {state ? t(`connection.${state}`) : ''}
      </span>
      {state ? <Sign key={state} state={state} /> : null}
    </div>
  );
}
