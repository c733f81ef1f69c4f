import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { SearchField } from '../../shared/ui/SearchField.tsx';

const results = lazyPart(async () => (await import('../search/search.ts')).Found);

/** The site search as a field; without scripts it submits to the blog. */
export function NotFoundSearch() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [entered, setEntered] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const loaded = useLoaded(results, wanted, () => setWanted(false));
  const read = () => {
    setWanted(true);
    setEntered(undefined);
    setSearch(field.current?.value.trim() ?? '');
  };
  const readEarly = useEffectEvent(() => {
    if (field.current?.value) read();
  });
  useEffect(() => readEarly(), []);
  return (
    <Box ref={box} role="search" sx={{ flex: '1 0 100%', minInlineSize: 0 }}>
      <form
        action="/blog"
        onSubmit={(event) => {
          if (!loaded || search === '') return;
          event.preventDefault();
          setEntered(search);
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
      {loaded ? <results.Part search={search} box={box} entered={entered} /> : null}
    </Box>
  );
}
