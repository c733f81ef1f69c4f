import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { fetchReleaseNotes, type ReleaseNotes } from './releaseNotes.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/** After this time the update can be requested again: requests in progress delay it for up to a minute. */
const ACTIVATION_TIMEOUT_MS = 75_000;

const Place = styled(Snackbar)({
  '--focus': 'var(--focus-on-deep)',
  '& > div': { maxInlineSize: '34rem' },
  '& .later': { color: 'var(--on-deep)', '&:hover': { backgroundColor: 'var(--deep-line)' } },
  '& p': { marginBlockStart: '0.5rem', color: 'var(--on-deep-soft)' },
  '& ul': {
    display: 'grid',
    gap: '0.25rem',
    paddingInlineStart: '1rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-body)',
    listStyle: 'disc',
  },
  // Above the bottom bar.
  [down('xl')]: { '&&': { insetBlockEnd: 'calc(var(--bar) + 0.75rem)' } },
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

/** The user's choices for a new version. */
export interface UpdateActions {
  readonly onApply: () => void;
  readonly onLater: () => void;
}

/** Announces a new version with its changes; the user decides when it is applied (OF-07). */
export function UpdateSnackbar({ onApply, onLater }: UpdateActions) {
  const { t } = useTranslation('pwa');
  const { code } = useLanguage();
  const [notes, setNotes] = useState<ReleaseNotes>();
  const [isApplying, setApplying] = useState(false);
  useEffect(() => {
    let current = true;
    void fetchReleaseNotes().then((fetched) => current && setNotes(fetched));
    return () => {
      current = false;
    };
  }, []);
  useEffect(() => {
    if (!isApplying) return undefined;
    const timer = setTimeout(() => setApplying(false), ACTIVATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isApplying]);
  const apply = () => {
    setApplying(true);
    onApply();
  };
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
          <Button variant="text" className="later" disabled={isApplying} onClick={onLater}>
            {t('update.later')}
          </Button>
          <Button variant="accent" disabled={isApplying} onClick={apply}>
            {t('update.now')}
          </Button>
        </>
      }
    />
  );
}
