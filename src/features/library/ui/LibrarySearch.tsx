import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';

const Search = styled('div')({
  maxInlineSize: '30rem',
  marginBlockEnd: '1rem',
  // The field's own words run as the page does; what is typed may run the other way.
  '& input:placeholder-shown': { direction: 'inherit' },
});

/** The field that searches the titles and categories of what is in the library (OF-05). */
export function LibrarySearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <Search role="search">
      <TextField
        type="search"
        placeholder={t('library.search')}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': t('library.search'), dir: 'auto' },
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
