import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { offers } from './offers.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const Place = styled(Snackbar)({
  '--focus': 'var(--focus-on-deep)',
  '& a, & button': { color: 'var(--on-deep)' },
  '& button:hover': { backgroundColor: 'var(--deep-line)' },
  [down('xl')]: { '&&': { insetBlockEnd: 'calc(var(--bar) + 0.75rem)' } },
});

/** Dismissible bar with a link to the page in the stored language. */
export function LanguageOfferBar({ code, address }: { code: LanguageCode; address: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  return (
    <Place
      open={open}
      message={
        <MuiLink href={address} lang={code} dir={languageOf(code).dir} hrefLang={code}>
          {offers[code]}
        </MuiLink>
      }
      action={
        <Button variant="text" onClick={() => setOpen(false)}>
          {t('common.close')}
        </Button>
      }
    />
  );
}
