import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../i18n/addresses.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';

const Note = styled(Alert)({
  marginBlockEnd: '1.5rem',
  backgroundColor: 'var(--tint-warm)',
  fontSize: 'var(--fs-small)',
});

/** Notice that a page's text is in English, with links to the languages of the text (PG-01). */
export function EnglishTextNotice({ path, readIn }: { path: string; readIn: readonly LanguageCode[] }) {
  const { t } = useTranslation('content');
  return (
    <Note severity="info" icon={false} role="note">
      {t('english')}
      <Stack direction="row" spacing={1} sx={{ marginBlockStart: 1 }}>
        <span id="read-in">{t('readIn')}</span>
        {readIn.map((code) => (
          <Button
            key={code}
            id={`read-in-${code}`}
            href={inLanguage(code, path)}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-labelledby={`read-in read-in-${code}`}
          >
            {languageOf(code).name}
          </Button>
        ))}
      </Stack>
    </Note>
  );
}
