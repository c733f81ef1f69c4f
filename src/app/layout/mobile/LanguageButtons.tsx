import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../../features/language/chooseLanguage.ts';
import { Flag } from '../../../features/language/Flag.tsx';
import { languages } from '../../../i18n/languages.ts';

const Languages = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: '0.5rem',
  '& button': {
    gap: '0.5rem',
    justifyContent: 'start',
    paddingInline: '0.75rem',
    '&[aria-pressed="true"]': { backgroundColor: 'var(--primary-soft)' },
  },
  '& small': { marginInlineStart: 'auto', color: 'var(--ink-soft)' },
});

/** The four languages as buttons: flag, name and code, as in the dropdown (LA-05). */
export function LanguageButtons({ onChoose }: { onChoose: () => void }) {
  const { i18n } = useTranslation();
  return (
    <Languages>
      {languages.map((language) => (
        <Button
          key={language.code}
          lang={language.code}
          aria-pressed={language.code === i18n.language}
          onClick={() => {
            onChoose();
            chooseLanguage(language.code).catch((error: unknown) => console.warn(String(error)));
          }}
        >
          <Flag name={language.flag} />
          <span>{language.name}</span>
          <small>{language.code.toUpperCase()}</small>
        </Button>
      ))}
    </Languages>
  );
}
