import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { SearchField } from '../../shared/ui/SearchField.tsx';

const Place = styled('div')({ flex: '1 0 100%', minInlineSize: 0 });

const results = lazyPart(async () => (await import('../search/search.ts')).siteResults());

/** The site's search as a field of the page; without scripts it asks the blog. */
export function NotFoundSearch() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(false);
  const loaded = useLoaded(results, wanted, () => setWanted(false));
  const read = () => {
    setWanted(true);
    setSearch(field.current?.value.trim() ?? '');
  };
  const readEarly = useEffectEvent(() => {
    if (field.current?.value) read();
  });
  // What was typed before hydration counts too.
  useEffect(() => readEarly(), []);
  return (
    <Place ref={box} role="search">
      <form
        action="/blog"
        onSubmit={(event) => {
          const hit = box.current?.querySelector<HTMLElement>('[data-hit]');
          if (!hit || search === '') return;
          event.preventDefault();
          hit.click();
        }}
      >
        <SearchField
          inputRef={field}
          name="search"
          placeholder={t('common.search')}
          onFocus={() => setWanted(true)}
          input={{ 'aria-label': t('common.search'), enterKeyHint: 'search', onInput: read }}
        />
      </form>
      {loaded ? <results.Part search={search} box={box} /> : null}
    </Place>
  );
}
