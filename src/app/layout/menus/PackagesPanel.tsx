import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { packageTeasers } from '../../../content/navigation.ts';
import { smallAmount } from '../../../shared/text/amount.ts';
import { NavigationLink } from '../NavigationLink.tsx';
import styles from './MenuPanel.module.css';

/** The Popular Packages dropdown (FR-05): four zones with a starting price, which carries no currency. */
export function PackagesPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('menu');
  return (
    <div
      className={`wrap ${styles.packages}`}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onLeave()}
      role="presentation"
    >
      <h2>{t('headings.popularPackages')}</h2>
      <ul>
        {packageTeasers.map((teaser) => (
          <li key={teaser.to}>
            <NavigationLink to={teaser.to}>
              {t(`short.${teaser.short}`)}
              <bdi className="num">{smallAmount(teaser.price)}</bdi>
            </NavigationLink>
          </li>
        ))}
      </ul>
      <p>
        {t('packages.note')}{' '}
        <Link className="link" to="/packages">
          {t('packages.all')}
        </Link>
      </p>
    </div>
  );
}
