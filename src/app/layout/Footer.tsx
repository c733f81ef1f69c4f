import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import harbour from '../../content/art/harbour-footer.svg?no-inline';
import { footerNavigation } from '../../content/navigation.ts';
import { emailHref, phoneHref, site, whatsappHref } from '../../content/site.ts';
import { Logo } from '../../shared/ui/Logo.tsx';
import styles from './Footer.module.css';

function Contact() {
  const { t } = useTranslation();
  return (
    <div>
      <Logo name={t('brand')} />
      <div className={styles.offices}>
        {site.offices.map((office) => (
          <p key={office.city}>
            <b>{t(`footer.${office.city}`)}</b>
            <bdi>{office.address}</bdi>
          </p>
        ))}
        <p className="num">
          <b>{t('footer.hours')}</b>
          {t('footer.hoursWeek')}
          <br />
          {t('footer.hoursWeekend')}
        </p>
        <p>
          <b>{t('footer.contact')}</b>
          <a href={phoneHref}>
            <bdi className="num">{site.phone}</bdi>
          </a>
          <br />
          <a href={emailHref('', '')}>
            <bdi>{site.email}</bdi>
          </a>
        </p>
      </div>
    </div>
  );
}

/** Offices, hours, contact and the site's pages: the first version, with the pages that there are (FR-08). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={`below ${styles.foot}`}>
      <img
        className={`${styles.band} mirror`}
        src={harbour}
        width={1600}
        height={320}
        alt=""
        loading="lazy"
      />
      <div className="wrap">
        <div className={styles.columns}>
          <Contact />
          <nav aria-labelledby="footer-pages">
            <h2 id="footer-pages">{t('footer.pages')}</h2>
            <ul>
              {footerNavigation.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{t(link.label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t('footer.contact')}</h2>
            <ul>
              <li>
                <a href={whatsappHref()} rel="noopener">
                  {t('common.chat')}
                </a>
              </li>
              <li>
                <a href="/feed.xml">{t('footer.feed')}</a>
              </li>
              <li>
                <a href="/licenses.txt">{t('footer.licences')}</a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.legal}>
          <span className="num">© 2026 {t('brand')}</span>
          <span>{t('footer.sample')}</span>
        </div>
      </div>
    </footer>
  );
}
