import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import styles from './OnThisPage.module.css';

interface OnThisPageProps {
  readonly headings: readonly { readonly id: string; readonly heading: string }[];
  /** The language that the headings are written in. */
  readonly language: Language;
  readonly folded: boolean;
}

/** The page's parts: beside the text where there is room, folded above it elsewhere. */
export function OnThisPage({ headings, language, folded }: OnThisPageProps) {
  const { t } = useTranslation('content');
  const list = (
    <ol lang={language.code} dir={language.dir}>
      {headings.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  if (folded)
    return (
      <details className={`${styles.folded} no-print`}>
        <summary>
          <PartIcon name="list" />
          <span>{t('contents')}</span>
          <Icon name="down" />
        </summary>
        {list}
      </details>
    );
  return (
    <nav className={`${styles.beside} no-print`} aria-label={t('contents')}>
      <h2>{t('contents')}</h2>
      {list}
    </nav>
  );
}
