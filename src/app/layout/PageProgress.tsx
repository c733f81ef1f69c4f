import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLateNavigation } from './useLateNavigation.ts';

const TopProgress = styled(LinearProgress)({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 20,
  blockSize: '3px',
  borderRadius: 0,
});

/** Shows that the next page is on its way: the page before stays until then, and can be used. */
export function PageProgress() {
  const { t } = useTranslation();
  const [late, setLate] = useState(false);
  const begin = useCallback(() => {
    setLate(true);
    return () => setLate(false);
  }, []);
  useLateNavigation(begin);
  return late ? <TopProgress aria-label={t('common.loading')} /> : null;
}
