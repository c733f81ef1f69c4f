import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';

const Search = styled('div')({
  maxInlineSize: '30rem',
  marginBlockEnd: '1rem',
  // The placeholder runs in the direction of the page; the input may run in the other.
  '& input:placeholder-shown': { direction: 'inherit' },
});

/** Field that searches titles and categories of the library (OF-05). */
export function LibrarySearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation('library');
  return (
    <Search role="search">
      <TextField
        type="search"
        placeholder={t('search')}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': t('search'), dir: 'auto' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" />
              </InputAdornment>
            ),
          },
        }}
      />
    </Search>
  );
}
