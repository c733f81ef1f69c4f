import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { footerNavigation } from '../../content/navigation.ts';
import { chooseLanguage } from '../../features/language/chooseLanguage.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { MuiRoot } from '../../shared/ui/mui/MuiRoot.tsx';
import styles from './MobileMenu.module.css';
import { NavigationLink } from './NavigationLink.tsx';

/** The slide-out menu of small screens: 85 % of the width, focus inside, closed by Escape and the scrim (FR-06). */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const current = useLanguage();
  return (
    <MuiRoot direction={current.dir}>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{ paper: { className: styles.paper, 'aria-label': t('common.menu') } }}
      >
        <div className={styles.head}>
          <button type="button" className="btn btn-icon" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <nav className={styles.links} aria-label={t('common.mainNavigation')}>
          {footerNavigation.map((link) => (
            <NavigationLink key={link.to} to={link.to} onClick={onClose}>
              {t(link.label)}
              <Icon name="arrow" mirror />
            </NavigationLink>
          ))}
        </nav>
        <h2 className={styles.label}>{t('common.language')}</h2>
        <div className={styles.languages}>
          {languages.map((language) => (
            <button
              key={language.code}
              type="button"
              lang={language.code}
              className="btn btn-line"
              aria-pressed={language.code === current.code}
              onClick={() => {
                onClose();
                chooseLanguage(i18n, language.code).catch((error: unknown) => console.warn(String(error)));
              }}
            >
              {language.name}
            </button>
          ))}
        </div>
      </Drawer>
    </MuiRoot>
  );
}
