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

const Narrow = styled(Container)({ maxInlineSize: '48rem', paddingBlock: '3rem' });

/**
 * Reloads the page when the network returns or the missing file is loaded. Behind a captive portal, or while the server
 * is down, the browser reports being online and fires no event.
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

/** Replaces a page that fails to render: shows the reason and the possible actions. */
export function Trouble({ error }: { error: unknown }) {
  return <Narrow>{isLost(error) ? <NotHere error={error} /> : <Crash />}</Narrow>;
}
