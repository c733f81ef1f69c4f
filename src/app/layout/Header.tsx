import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappHref } from '../../content/site.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { MARK_ID } from '../../shared/connectionPlaces.ts';
import { usePart } from '../../shared/hooks/usePart.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { inLanguage, splitLanguage } from '../../i18n/addresses.ts';
import styles from './Header.module.css';
import { Navigation } from './Navigation.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrolled } from './useScrolled.ts';

const loadMobileMenu = () => import('./mobile/part.ts').then((part) => part.mobileMenu());
const loadSearch = () => import('../../pages/search/search.ts').then((part) => part.siteSearch());

/** Where the search cannot be fetched: the list of guides, on every device, has one of its own. */
const searchBlog = () => {
  const { code = defaultLanguage } = splitLanguage(window.location.pathname);
  window.location.assign(inLanguage(code, '/blog'));
};

interface OpenerProps extends ComponentProps<'button'> {
  readonly load: () => Promise<{ Panel: ComponentType<{ open: boolean; onClose: () => void }> }>;
  readonly icon: 'search' | 'menu';
  /** What to do when the window cannot be fetched; otherwise the next tap tries again. */
  readonly onFailure?: () => void;
}

/** A button with the window that it opens, which is fetched when it is first wanted. */
function Opener({ load, icon, onFailure, ...button }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Panel = usePart(load, open, onFailure ?? close)?.Panel;
  return (
    <>
      <button
        type="button"
        className="btn btn-icon"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...button}
      >
        <Icon name={icon} />
      </button>
      {Panel ? <Panel open={open} onClose={close} /> : null}
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
            <span id={MARK_ID} className={styles.mark} />
            <Opener
              load={loadSearch}
              icon="search"
              aria-label={t('common.search')}
              aria-keyshortcuts="Control+K"
              onFailure={searchBlog}
            />
            <NavigationLink className={`btn btn-line ${styles.wide}`} to="/quote">
              {t('common.getQuote')}
            </NavigationLink>
            <NavigationLink className={`btn btn-primary ${styles.meet}`} to="/schedule">
              {t('common.scheduleMeeting')}
            </NavigationLink>
            <a
              className={`btn btn-icon btn-round ${styles.wide}`}
              href={whatsappHref()}
              rel="noopener"
              aria-label={t('common.chat')}
            >
              <Icon name="chat" />
            </a>
            <Opener load={loadMobileMenu} icon="menu" aria-label={t('common.menu')} />
          </div>
        </div>
      </header>
    </>
  );
}
