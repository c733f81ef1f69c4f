import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import styles from './LibrarySearch.module.css';

/** The field that searches the titles and categories of what is in the library (OF-05). */
export function LibrarySearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <div className={`search-field ${styles.search}`} role="search">
      <Icon name="search" />
      <input
        type="search"
        className="field"
        dir="auto"
        aria-label={t('library.search')}
        placeholder={t('library.search')}
        autoComplete="off"
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  );
}
