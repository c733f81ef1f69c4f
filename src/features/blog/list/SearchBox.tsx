import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { queryFromUrl } from '../rules/query.ts';

/** A search is applied this many milliseconds after the last key (BL-04). */
export const SEARCH_DELAY = 500;

const SearchForm = styled('form')({
  flex: '1 1 20rem',
  maxInlineSize: '30rem',
  '@media (max-width: 48rem)': { flexBasis: '100%', maxInlineSize: 'none' },
  '& .MuiInputAdornment-root': {
    marginInlineEnd: 0,
    color: 'inherit',
    fontSize: '1rem',
    pointerEvents: 'none',
  },
  // What is typed may run the other way than the page: the same room on both sides.
  '& input': { paddingInline: '0.75rem' },
  // The field's own words run as the page does.
  '& input:placeholder-shown': { direction: 'inherit' },
});

/**
 * The search field. What was typed before hydration counts too. `applied` is the search that the
 * page shows; when it changes from outside (Back, Clear Filters) the field follows.
 */
export function SearchBox({
  applied,
  onSearch,
  onType,
  onFocus,
}: {
  applied: string;
  onSearch: (text: string) => void;
  /** Told at each key; `onSearch` when the reader pauses. */
  onType: (text: string) => void;
  /** The reader is about to type. */
  onFocus: () => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(applied);

  const apply = () => {
    clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? '';
    if (text !== applied) onSearch(text);
  };
  const latest = useRef(apply);
  const schedule = () => {
    onType(field.current?.value.trim() ?? '');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), SEARCH_DELAY);
  };
  const scheduleAtStart = useEffectEvent(schedule);

  useEffect(() => {
    latest.current = apply;
  });

  useEffect(() => {
    if (field.current && field.current.value.trim() !== '') scheduleAtStart();
    return () => clearTimeout(timer.current);
  }, []);

  // Back and Forward, at once: should the page that they leave not have been rendered yet, React would tell of nothing.
  const follow = useEffectEvent(() => {
    clearTimeout(timer.current);
    const { search } = queryFromUrl(new URLSearchParams(window.location.search));
    if (field.current) field.current.value = search;
    onType(search);
  });
  useEffect(() => {
    const listen = () => follow();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  // What is being typed is not touched.
  useEffect(() => {
    const input = field.current;
    if (!input || shown.current === applied) return;
    shown.current = applied;
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
      <OutlinedInput
        fullWidth
        inputRef={field}
        type="search"
        name="search"
        defaultValue={applied}
        placeholder={t('blog.search')}
        autoComplete="off"
        startAdornment={
          <InputAdornment position="start">
            <Icon name="search" />
          </InputAdornment>
        }
        slotProps={{
          input: {
            'aria-label': t('blog.search'),
            dir: 'auto',
            enterKeyHint: 'search',
            onInput: schedule,
          },
        }}
        onFocus={onFocus}
        // Who goes on to a result comes back to it.
        onBlur={apply}
      />
    </SearchForm>
  );
}
