import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { applyUpdate } from './applyUpdate.ts';
import { fetchReleaseNotes, type ReleaseNotes } from './releaseNotes.ts';
import { notifyUpdate } from './updates.ts';

const Place = styled(Snackbar)({
  '--focus': 'var(--focus-on-deep)',
  '& > div': { maxInlineSize: '34rem' },
  '& .later': { color: 'var(--on-deep)', '&:hover': { backgroundColor: 'var(--deep-line)' } },
  '& p': { marginBlockStart: '0.5rem', color: 'var(--on-deep-soft)' },
  '& ul': {
    display: 'grid',
    gap: '0.25rem',
    paddingInlineStart: '1.1rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-body)',
    listStyle: 'disc',
  },
  // Above the bar at the foot of the screen.
  '@media (max-width: 79.99rem)': { '&&': { insetBlockEnd: 'calc(var(--bar) + 0.75rem)' } },
});

function Changes({ changes }: { changes: readonly string[] }) {
  const { t } = useTranslation('pwa');
  if (changes.length === 0) return null;
  return (
    <>
      <Typography variant="body2">{t('update.changes')}</Typography>
      <ul>
        {changes.map((change) => (
          <li key={change} dir="auto">
            {change}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "A new version is ready", and what it brings: applied on the reader's word, never by itself (OF-07). */
export function UpdateSnackbar() {
  const { t } = useTranslation('pwa');
  const { code } = useLanguage();
  const [notes, setNotes] = useState<ReleaseNotes>();
  useEffect(() => {
    let current = true;
    void fetchReleaseNotes().then((fetched) => current && setNotes(fetched));
    return () => {
      current = false;
    };
  }, []);
  if (!notes) return null;
  return (
    <Place
      open
      message={
        <>
          {t('update.ready')}
          <Changes changes={notes[code]} />
        </>
      }
      action={
        <>
          <Button variant="text" className="later" onClick={() => notifyUpdate(undefined)}>
            {t('update.later')}
          </Button>
          <Button variant="accent" onClick={() => void applyUpdate()}>
            {t('update.now')}
          </Button>
        </>
      }
    />
  );
}
