import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart } from '../../shared/hooks/usePart.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './NotFoundPage.module.css';

const loadFinds = () => import('../search/search.ts').then((part) => part.siteFinds());

/** The site's search as a field of the page; without scripts it asks the blog. */
export function NotFoundSearch() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(false);
  const part = usePart(loadFinds, wanted, () => setWanted(false));
  const read = () => {
    setWanted(true);
    setSearch(field.current?.value.trim() ?? '');
  };
  const readEarly = useEffectEvent(() => {
    if (field.current?.value) read();
  });
  // What was typed before the page came alive counts too.
  useEffect(() => readEarly(), []);
  return (
    <div ref={box} className={styles.search} role="search">
      <form
        className="search-field"
        action="/blog"
        onSubmit={(event) => {
          const hit = box.current?.querySelector<HTMLElement>('[data-hit]');
          if (!hit || search === '') return;
          event.preventDefault();
          hit.click();
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="search"
          className="field"
          dir="auto"
          aria-label={t('common.search')}
          placeholder={t('common.search')}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={() => setWanted(true)}
          onInput={read}
        />
      </form>
      {part ? <part.Found search={search} box={box} /> : null}
    </div>
  );
}
