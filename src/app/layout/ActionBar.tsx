import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { phoneHref, whatsappHref } from '../../content/site.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import styles from './ActionBar.module.css';

/** The fixed bar of small screens: Call, chat, Quote (FR-06). */
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
      <Link to="/quote">
        <PartIcon name="quote" />
        {t('common.getQuote')}
      </Link>
    </nav>
  );
}
