import { useTranslation } from 'react-i18next';
import harbour from '../../content/art/harbour-footer.svg?no-inline';
import { footerColumns, legalLinks } from '../../content/navigation.ts';
import { emailHref } from '../../content/email.ts';
import { phoneHref, site } from '../../content/site.ts';
import { useOpeningHours } from '../../i18n/useOpeningHours.ts';
import { Logo } from '../../shared/ui/Logo.tsx';
import styles from './Footer.module.css';
import { useLinkLabel } from './menus/useLinkLabel.ts';
import { NavigationLink } from './NavigationLink.tsx';

function Contact() {
  const { t } = useTranslation();
  const hours = useOpeningHours();
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
          {hours.map((line) => (
            <span key={line}>{line}</span>
          ))}
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

function Columns() {
  const { t } = useTranslation('menu');
  const labelOf = useLinkLabel();
  return footerColumns.map(({ heading, links }) => (
    <nav key={heading} aria-labelledby={`footer-${heading}`}>
      <h2 id={`footer-${heading}`}>{t(`footer.${heading}`)}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavigationLink to={link.to}>{labelOf(link)}</NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** Offices, hours, contact, four columns of links and the legal pages (FR-08). */
export function Footer() {
  const { t } = useTranslation();
  const { t: words } = useTranslation('menu');
  const labelOf = useLinkLabel();
  return (
    <footer className={`${styles.foot} below`}>
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
          <Columns />
        </div>
        <div className={styles.legal}>
          <span className="num">
            © {site.year} {t('brand')}
          </span>
          <nav aria-label={words('footer.legal')}>
            {legalLinks.map((link) => (
              <NavigationLink key={link.to} to={link.to}>
                {labelOf(link)}
              </NavigationLink>
            ))}
          </nav>
          <a href="/feed.xml">{t('footer.feed')}</a>
          <a href="/licenses.txt">{t('footer.licences')}</a>
          {site.sample ? <span>{t('footer.sample')}</span> : null}
        </div>
      </div>
    </footer>
  );
}
