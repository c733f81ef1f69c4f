import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappHref } from '../../content/site.ts';
import { usePart } from '../../shared/hooks/usePart.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import styles from './Header.module.css';
import { Navigation } from './Navigation.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrolled } from './useScrolled.ts';

const loadMobileMenu = () => import('./mobile/part.ts').then((part) => part.mobileMenu());

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

/** Top bar and main navigation (FR-01, FR-02, FR-07). */
export function Header() {
  const { t } = useTranslation();
  const scrolled = useScrolled();
  return (
    <>
      <TopBar />
      <header className={styles.head} data-scrolled={scrolled || undefined}>
        <div className={`wrap ${styles.row}`}>
          <Logo name={t('brand')} />
          <Navigation />
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
            <Link className={`btn btn-primary ${styles.meet}`} to="/schedule">
              {t('common.scheduleMeeting')}
            </Link>
            <MenuButton />
          </div>
        </div>
      </header>
    </>
  );
}
