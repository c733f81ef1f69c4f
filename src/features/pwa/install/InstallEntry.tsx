import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallActions } from './InstallActions.tsx';
import { useInstallTexts } from './useInstallTexts.ts';
import { useInstallWay } from './useInstallWay.ts';

const Entry = styled(Card)<{ component: 'section' }>({
  display: 'grid',
  gap: '1rem',
  justifyItems: 'start',
  marginBlockStart: '2.5rem',
  padding: '1.5rem',
  fontSize: 'var(--fs-small)',
  lineHeight: 'var(--lh-body)',
  '& h2': { fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)' },
});

/** Permanent entry that installs the app (OF-01); nothing where that is impossible. */
export function InstallEntry() {
  const { t } = useTranslation('pwa');
  const id = useId();
  const way = useInstallWay();
  const { text } = useInstallTexts(way, 'saved');
  if (way === 'none') return null;
  return (
    <Entry component="section" aria-labelledby={id}>
      <h2 id={id}>{t('install.entry')}</h2>
      <p className="soft">{text}</p>
      <InstallActions way={way} look="quiet" />
    </Entry>
  );
}
