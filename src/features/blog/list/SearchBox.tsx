import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../shared/ui/SearchField.tsx';
import { queryFromUrl } from '../rules/query.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/** Milliseconds from the last key until a search is applied (BL-04). */
export const SEARCH_DELAY_MS = 500;

const SearchForm = styled('form')({
  flex: '1 1 20rem',
  maxInlineSize: '30rem',
  [down('md')]: { flexBasis: '100%', maxInlineSize: 'none' },
});

interface SearchBoxProps {
  /** The search of the address. */
  readonly applied: string;
  /** Called when the user pauses, sends the form or leaves the field. */
  readonly onSearch: (text: string) => void;
  /** Called at each key. */
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
}

/** The search field of the blog. Text that was typed before hydration counts too; the field follows the address. */
export function SearchBox({ applied, onSearch, onType, onFocus }: SearchBoxProps) {
  const { t } = useTranslation('blog');
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(applied);
  const typed = () => field.current?.value.trim() ?? '';

  const apply = () => {
    clearTimeout(timer.current);
    if (typed() !== applied) onSearch(typed());
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const schedule = () => {
    onType(typed());
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SEARCH_DELAY_MS);
  };

  const scheduleAtStart = useEffectEvent(() => {
    if (typed() !== '') schedule();
  });
  // React does not render when Back leaves a search that was not rendered yet.
  const follow = useEffectEvent(() => {
    clearTimeout(timer.current);
    const { search } = queryFromUrl(new URLSearchParams(window.location.search));
    if (field.current) field.current.value = search;
    onType(search);
  });
  useEffect(() => {
    const listen = () => follow();
    scheduleAtStart();
    window.addEventListener('popstate', listen);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', listen);
    };
  }, []);

  useEffect(() => {
    const input = field.current;
    if (!input || shown.current === applied) return;
    shown.current = applied;
    // The text stays while the user is typing.
    if (document.activeElement !== input) input.value = applied;
  }, [applied]);

  return (
    <SearchForm
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <SearchField
        inputRef={field}
        name="search"
        defaultValue={applied}
        placeholder={t('search')}
        onFocus={onFocus}
        // Back from a result returns to the search.
        onBlur={apply}
        input={{
          'aria-label': t('search'),
          enterKeyHint: 'search',
          onInput: schedule,
        }}
      />
    </SearchForm>
  );
}
