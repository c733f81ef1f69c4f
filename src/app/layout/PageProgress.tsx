import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';

const TopProgress = styled(LinearProgress)({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 20,
  blockSize: '3px',
  borderRadius: 0,
});

const MESSAGE_DELAY_MS = 400;

/** Announces that the next page is loading; the previous page stays usable until it renders. */
export function PageProgress() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setLate(splitLanguage(window.location.pathname).path !== pathname),
        MESSAGE_DELAY_MS,
      );
    };
    for (const event of ['click', 'popstate']) window.addEventListener(event, look, { capture: true });
    return () => {
      clearTimeout(timer);
      setLate(false);
      for (const event of ['click', 'popstate']) window.removeEventListener(event, look, { capture: true });
    };
  }, [pathname]);
  return late ? <TopProgress aria-label={t('common.loading')} /> : null;
}
