import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mainNavigation } from '../../content/navigation.ts';
import { phoneHref, site, whatsappHref } from '../../content/site.ts';
import { LanguageSwitcher } from '../../features/language/LanguageSwitcher.tsx';
import { usePart } from '../../shared/hooks/usePart.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import styles from './Header.module.css';
import { NavigationLink } from './NavigationLink.tsx';

const loadMobileMenu = () => import('./MobileMenu.tsx');

function TopBar() {
  const { t } = useTranslation();
  return (
    <aside className={`${styles.top} no-print`} aria-label={t('footer.contact')}>
      <div className="wrap">
        <a href={whatsappHref()} rel="noopener">
          <Icon name="chat" />
          {t('common.chat')}
        </a>
        <a href={phoneHref}>
          <Icon name="phone" />
          <bdi className="num">{site.phone}</bdi>
        </a>
        <span className={styles.end}>
          <LanguageSwitcher />
        </span>
      </div>
    </aside>
  );
}

function MenuButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const MobileMenu = usePart(loadMobileMenu, open, () => setOpen(false))?.MobileMenu;
  return (
    <>
      <button
        type="button"
        className={`btn btn-icon ${styles.burger}`}
        aria-label={t('common.menu')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {MobileMenu ? <MobileMenu open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Top bar and main navigation: the first version, with the pages that there are. */
export function Header() {
  const { t } = useTranslation();
  return (
    <>
      <TopBar />
      <header className={styles.head}>
        <div className={`wrap ${styles.row}`}>
          <Logo name={t('brand')} />
          <nav className={styles.nav} aria-label={t('common.mainNavigation')}>
            {mainNavigation.map((link) => (
              <NavigationLink key={link.to} to={link.to}>
                {t(link.label)}
              </NavigationLink>
            ))}
          </nav>
          <div className={styles.actions}>
            <a
              className={`btn btn-icon btn-round ${styles.wide}`}
              href={whatsappHref()}
              rel="noopener"
              aria-label={t('common.chat')}
            >
              <Icon name="chat" />
            </a>
            <Link className={`btn btn-line ${styles.wide}`} to="/quote">
              {t('common.getQuote')}
            </Link>
            <Link className={`btn btn-primary ${styles.wide}`} to="/schedule">
              {t('common.scheduleMeeting')}
            </Link>
            <MenuButton />
          </div>
        </div>
      </header>
    </>
  );
}
