import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PagePath } from '../../content/navigation.ts';
import { bodyLanguageOf } from '../../content/pages/bodies.ts';
import { chooseLanguage } from '../../features/language/chooseLanguage.ts';
import { languages } from '../../i18n/languages.ts';

const Note = styled(Alert)({
  marginBlockEnd: '1.5rem',
  backgroundColor: 'var(--tint-warm)',
  fontSize: 'var(--fs-small)',
});

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  marginBlockStart: '0.5rem',
});

/**
 * Says that a page's text is in English, and leads to the languages that the text is written in: frame and text then read
 * in one direction (PG-01).
 */
export function Untranslated({ path }: { path: PagePath }) {
  const { t } = useTranslation('content');
  const written = languages.filter(({ code }) => bodyLanguageOf(path, code) === code);
  return (
    <Note severity="info" icon={false} role="note">
      {t('english')}
      <Choices>
        <span id="read-in">{t('readIn')}</span>
        {written.map(({ code, name }) => (
          <Button
            key={code}
            id={`read-in-${code}`}
            lang={code}
            aria-labelledby={`read-in read-in-${code}`}
            onClick={() => void chooseLanguage(code)}
          >
            {name}
          </Button>
        ))}
      </Choices>
    </Note>
  );
}
