import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import missingArt from '../../content/art/states/offline.svg?no-inline';
import failedArt from '../../content/art/states/unreachable.svg?no-inline';
import { connection, onConnection } from '../../shared/http/connection.ts';
import { isLost, refetchOf } from '../../shared/http/lost.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { reloadPage } from '../../shared/leaving.ts';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';

const Narrow = styled(Container)({ '&&': { maxInlineSize: '48rem' }, paddingBlock: '3rem' });

/**
 * Loads the page again once the line is back, or what is missing has come: behind a login page, or while the server is
 * down, the device takes itself to be online all along, and says nothing when that changes.
 */
function useReturn(error: unknown): void {
  useEffect(() => {
    let unmounted = false;
    const refetch = refetchOf(error);
    const waitForMissing = async (fetchMissing: () => Promise<unknown>) => {
      await retryUntilOnline(async () => unmounted || (await fetchMissing()));
      if (!unmounted) reloadPage();
    };
    if (refetch) void waitForMissing(refetch);
    const leave = onConnection(() => {
      if (connection() === 'online') reloadPage();
    });
    window.addEventListener('online', reloadPage);
    return () => {
      window.removeEventListener('online', reloadPage);
      leave();
      unmounted = true;
    };
  }, [error]);
}

function Reload() {
  const { t } = useTranslation('menu');
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {t('missing.reload')}
    </Button>
  );
}

/** The page's parts are not on the device, and they could not be fetched (OF-02). */
function NotHere({ error }: { error: unknown }) {
  const { t } = useTranslation('menu');
  useReturn(error);
  return (
    <StatePanel art={missingArt} level={1} role="alert" title={t('missing.title')} text={t('missing.text')}>
      <Button component={Link} to="/saved">
        {t('connection.toSaved')}
      </Button>
      <Reload />
    </StatePanel>
  );
}

function Crash() {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  return (
    <StatePanel
      art={failedArt}
      level={1}
      role="alert"
      title={common('app.crashTitle')}
      text={t('missing.crash')}
    >
      <Reload />
    </StatePanel>
  );
}

/** In the place of a page that cannot be shown: why, and what can be done. */
export function Trouble({ error }: { error: unknown }) {
  return <Narrow>{isLost(error) ? <NotHere error={error} /> : <Crash />}</Narrow>;
}
