import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  FIRST_LICENCE_TYPE,
  licenceFeatures,
  type LicenceType,
  licenceTypes,
} from '../../../content/home/licences.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import styles from './Licences.module.css';

interface LicenceCardProps {
  readonly type: LicenceType;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function LicenceCard({ type, selected, onSelect }: LicenceCardProps) {
  const { t } = useTranslation('home');
  const { id, to, colour, authorities } = type;
  return (
    <div
      className={styles.card}
      role="presentation"
      data-colour={colour}
      data-selected={selected || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onSelect()}
      onFocus={onSelect}
    >
      <h3>
        <button type="button" aria-expanded={selected} onClick={onSelect}>
          {t(`licences.${id}`)}
        </button>
      </h3>
      <p>{t(`licences.${id}Text`)}</p>
      <div className={styles.more} hidden={!selected}>
        <p>{t(`licences.${id}More`)}</p>
        <ul>
          {licenceFeatures.map((feature) => (
            <li key={feature}>
              <PartIcon name="check" />
              {t(`licences.${feature}`)}
            </li>
          ))}
        </ul>
        <p className={styles.conditions}>{t('licences.conditions')}</p>
        <Link className="link" to={to}>
          {t(`licences.${id}Link`)}
        </Link>
      </div>
      <ul className={styles.authorities} aria-label={t('licences.authorities')}>
        {authorities.map(({ name, short }) => (
          <li key={short} className="chip">
            <abbr title={name} lang="en">
              {short}
            </abbr>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The kinds of licence: cards chosen by hover, focus and tap, the second at first (HO-09). */
export function Licences() {
  const { t } = useTranslation('home');
  const [selected, setSelected] = useState(FIRST_LICENCE_TYPE);
  return (
    <section id="licences" className={`wrap below ${styles.section}`} aria-labelledby="licences-title">
      <h2 id="licences-title">{t('licences.title')}</h2>
      <p className={styles.lead}>{t('licences.lead')}</p>
      <div className={styles.cards}>
        {licenceTypes.map((type, place) => (
          <LicenceCard
            key={type.id}
            type={type}
            selected={place === selected}
            onSelect={() => setSelected(place)}
          />
        ))}
      </div>
    </section>
  );
}
