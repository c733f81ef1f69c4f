import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MenuName, menuNames } from '../../../content/menuNames.ts';
import { phoneHref, site, whatsappHref } from '../../../content/site.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { useModalDialog } from '../../../shared/ui/useModalDialog.ts';
import { NavigationLink } from '../NavigationLink.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';
import styles from './MobileMenu.module.css';
import { Section } from './Section.tsx';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The slide-out menu, wherever the menus do not fit beside the logo: 85 % of the width, one section open at a time, focus inside, closed by Escape
 * and the scrim (FR-06).
 */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const dialog = useModalDialog(open, onClose);
  const [section, setSection] = useState<MenuName>();
  return (
    <dialog ref={dialog} className={styles.menu} aria-label={t('common.menu')}>
      <div className={styles.paper}>
        <div className={styles.head}>
          <div className={styles.asks}>
            <NavigationLink className="btn btn-line" to="/quote" onClick={onClose}>
              {t('common.getQuote')}
            </NavigationLink>
            <NavigationLink className="btn btn-primary" to="/schedule" onClick={onClose}>
              {t('common.scheduleMeeting')}
            </NavigationLink>
          </div>
          <button type="button" className="btn btn-icon" aria-label={t('common.close')} onClick={onClose}>
            <PartIcon name="close" />
          </button>
        </div>
        <nav className={styles.links} aria-label={t('common.mainNavigation')}>
          {menuNames.map((name) => (
            <Section
              key={name}
              name={name}
              open={name === section}
              onToggle={() => setSection(name === section ? undefined : name)}
              onLeave={onClose}
            />
          ))}
          <NavigationLink to="/packages" onClick={onClose}>
            {t('menus.packages')}
          </NavigationLink>
          <NavigationLink to="/blog" onClick={onClose}>
            {t('common.blog')}
          </NavigationLink>
        </nav>
        <div className={styles.ways}>
          <NavigationLink to="/saved" onClick={onClose}>
            <Icon name="saved" />
            {t('common.saved')}
          </NavigationLink>
          <NavigationLink to="/login" onClick={onClose}>
            <Icon name="person" />
            {t('common.login')}
          </NavigationLink>
          <a href={site.videoChannel} rel="noopener">
            <Icon name="video" />
            {t('common.video')}
          </a>
          <a href={whatsappHref()} rel="noopener">
            <Icon name="chat" />
            {t('common.chat')}
          </a>
          <a href={phoneHref}>
            <Icon name="phone" />
            <bdi className="num">{site.phone}</bdi>
          </a>
        </div>
        <h2 className={styles.label}>{t('common.language')}</h2>
        <LanguageButtons onChoose={onClose} />
      </div>
    </dialog>
  );
}
