import { useTranslation } from 'react-i18next';
import { phoneHref, site, whatsappHref } from '../../content/site.ts';
import { LanguageSwitcher } from '../../features/language/LanguageSwitcher.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './Header.module.css';
import { NavigationLink } from './NavigationLink.tsx';

/** The bar above the header (FR-01): video channel, chat, phone; language and login. */
export function TopBar() {
  const { t } = useTranslation();
  return (
    <aside className={`${styles.top} no-print`} aria-label={t('footer.contact')}>
      <div className="wrap">
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
        <span className={styles.end}>
          <LanguageSwitcher />
          <NavigationLink to="/saved">
            <Icon name="saved" />
            {t('common.saved')}
          </NavigationLink>
          <NavigationLink to="/login">
            <Icon name="person" />
            {t('common.login')}
          </NavigationLink>
        </span>
      </div>
    </aside>
  );
}
