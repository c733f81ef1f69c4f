import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { chooseLanguage } from '../../../features/language/chooseLanguage.ts';
import { Flag } from '../../../features/language/Flag.tsx';
import { isLanguageCode, languages } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const Languages = styled(ToggleButtonGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  '& > button': { gap: '0.5rem', justifyContent: 'start', paddingInline: '0.75rem' },
  '& small': { marginInlineStart: 'auto', color: 'var(--ink-soft)' },
  '& > .Mui-selected small': { color: 'inherit' },
});

interface LanguageButtonsProps {
  readonly labelledBy: string;
  readonly onChoose: () => void;
}

/** The four languages as buttons with flag, name and code (LA-05). */
export function LanguageButtons({ labelledBy, onChoose }: LanguageButtonsProps) {
  const { code: current } = useLanguage();
  return (
    <Languages
      exclusive
      value={current}
      aria-labelledby={labelledBy}
      onChange={(_event, code: unknown) => {
        onChoose();
        // The current language is a choice as well: the stored language may differ (LA-04).
        void chooseLanguage(isLanguageCode(code) ? code : current);
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
