import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PACKAGE_CURRENCY, type StartingPackage, startingPackages } from '../../../content/home/packages.ts';
import { smallAmount } from '../../../shared/text/amount.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import styles from './Packages.module.css';

function PackageCard({ item }: { item: StartingPackage }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const name = t(`packages.${item.id}`);
  const nameId = `package-${item.id}`;
  return (
    <article className={item.popular ? `${styles.card} ${styles.popular}` : styles.card}>
      <div className={styles.badge}>{item.popular ? <span>{t('packages.popular')}</span> : null}</div>
      <div>
        <h3>
          <Link id={nameId} to={item.to}>
            {name}
          </Link>
        </h3>
        <p className={styles.whom}>{t(`packages.${item.id}Text`)}</p>
      </div>
      <p className={`num ${styles.price}`}>
        <small>{t('packages.from')}</small>
        <bdi>
          <span>{PACKAGE_CURRENCY}</span> {smallAmount(item.price)}
        </bdi>
      </p>
      <ul className={styles.features}>
        {item.features.map((feature) => (
          <li key={feature}>
            <PartIcon name="check" />
            {t(`packages.${feature}`)}
          </li>
        ))}
      </ul>
      <Link
        className={item.popular ? 'btn btn-primary' : 'btn btn-line'}
        to="/quote"
        aria-describedby={nameId}
      >
        {common('common.getQuote')}
      </Link>
    </article>
  );
}

/** The packages as one board of prices (HO-08). */
export function Packages() {
  const { t } = useTranslation('home');
  return (
    <section id="packages" className={`wrap below ${styles.section}`} aria-labelledby="packages-title">
      <h2 id="packages-title">{t('packages.title')}</h2>
      <div className={styles.board}>
        {startingPackages.map((item) => (
          <PackageCard key={item.id} item={item} />
        ))}
      </div>
      <p className={styles.note}>
        {t('packages.note')}
        <Link className="link" to="/packages">
          {t('packages.compare')}
        </Link>
      </p>
    </section>
  );
}
