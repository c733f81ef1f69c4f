import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../../features/language/chooseLanguage.ts';
import { Flag } from '../../../features/language/Flag.tsx';
import { languages } from '../../../i18n/languages.ts';
import styles from './MobileMenu.module.css';

/** The four languages as buttons: flag, name and code, as in the dropdown (LA-05). */
export function LanguageButtons({ onChoose }: { onChoose: () => void }) {
  const { i18n } = useTranslation();
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language.code}
          type="button"
          lang={language.code}
          className="btn btn-line"
          aria-pressed={language.code === i18n.language}
          onClick={() => {
            onChoose();
            chooseLanguage(i18n, language.code).catch((error: unknown) => console.warn(String(error)));
          }}
        >
          <Flag name={language.flag} />
          <span>{language.name}</span>
          <small>{language.code.toUpperCase()}</small>
        </button>
      ))}
    </div>
  );
}
