import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { letSlashOpen, slashOpens } from '../slashKey.ts';
import styles from './Results.module.css';
import { HIT } from './useArrowKeys.ts';

/** Before anything is typed: where many want to go, and how keys help. */
export function Ways({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const id = useId();
  const [slash, setSlash] = useState(slashOpens);
  const ways = [
    { to: '/calculator', title: menu('titles./calculator') },
    { to: '/checklist', title: menu('titles./checklist') },
    {
      to: '/business-guide/free-zone-comparison',
      title: menu('titles./business-guide/free-zone-comparison'),
    },
    { to: '/saved', title: common('common.saved') },
  ];
  return (
    <>
      <section className={styles.group} aria-labelledby={id}>
        <h2 id={id}>{t('ways')}</h2>
        <ul className={styles.ways}>
          {ways.map(({ to, title }) => (
            <li key={to}>
              <Link className={styles.way} to={to} onClick={onChoose} {...HIT}>
                <b>{title}</b>
                <PartIcon name="arrow" mirror />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className={`soft ${styles.keys}`}>
        <span>{t('keys')}</span>
        <label>
          <input
            type="checkbox"
            checked={slash}
            onChange={({ currentTarget: { checked } }) => {
              letSlashOpen(checked);
              setSlash(checked);
            }}
          />
          {t('slash')}
        </label>
      </div>
    </>
  );
}
