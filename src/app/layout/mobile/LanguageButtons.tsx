import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../../features/language/chooseLanguage.ts';
import { Flag } from '../../../features/language/Flag.tsx';
import { isLanguageCode, languages } from '../../../i18n/languages.ts';

const Languages = styled(ToggleButtonGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  '& > button': {
    gap: '0.5rem',
    justifyContent: 'start',
    paddingInline: '0.75rem',
    color: 'var(--primary)',
    '&.Mui-selected, &.Mui-selected:hover': {
      borderColor: 'var(--line-strong)',
      backgroundColor: 'var(--primary-soft)',
      color: 'var(--primary)',
    },
  },
  '& small': { marginInlineStart: 'auto', color: 'var(--ink-soft)' },
});

/** The four languages as buttons: flag, name and code, as in the dropdown (LA-05). */
export function LanguageButtons({ onChoose }: { onChoose: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <Languages
      exclusive
      value={i18n.language}
      aria-label={t('common.language')}
      onChange={(_event, code: unknown) => {
        onChoose();
        // Nothing where the language in use is tapped once more.
        if (isLanguageCode(code)) chooseLanguage(code).catch((error: unknown) => console.warn(String(error)));
      }}
    >
      {languages.map((language) => (
        <ToggleButton key={language.code} lang={language.code} value={language.code}>
          <Flag name={language.flag} />
          <span>{language.name}</span>
          <small>{language.code.toUpperCase()}</small>
        </ToggleButton>
      ))}
    </Languages>
  );
}
