import { useTranslation } from 'react-i18next';
import { phoneHref, whatsappHref } from '../../content/site.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import styles from './ActionBar.module.css';
import { NavigationLink } from './NavigationLink.tsx';

/** The fixed bar wherever the slide-out menu is: Call, chat, Quote (FR-06). */
export function ActionBar() {
  const { t } = useTranslation();
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('footer.contact')}>
      <a href={phoneHref}>
        <Icon name="phone" />
        {t('common.call')}
      </a>
      <a href={whatsappHref()} rel="noopener">
        <Icon name="chat" />
        {t('common.chatShort')}
      </a>
      <NavigationLink to="/quote">
        <PartIcon name="quote" />
        {t('common.getQuote')}
      </NavigationLink>
    </nav>
  );
}
