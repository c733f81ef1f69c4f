import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openSaved } from '../../../features/downloads/openSaved.ts';
import type { DownloadCache } from '../../../features/downloads/useDownloadCache.ts';
import { standaloneHere } from '../../../features/pwa/install/installWay.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';

/** Handles a click on a saved file: the installed app opens the copy, a browser follows the link. */
export const openInApp = (path: string) => (event: MouseEvent) => {
  if (!standaloneHere()) return;
  event.preventDefault();
  openSaved(path).catch((error: unknown) => console.info(`Not opened: ${String(error)}`));
};

function localTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime())
    ? ''
    : new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** State of saved files, with buttons to save, update and remove them, and `open` between these. */
export function SavedCopy({ cache, open }: { cache: DownloadCache; open?: ReactNode }) {
  const { t } = useTranslation('downloads');
  const longDate = useLongDate();
  const { state, action, save, remove } = cache;
  const saved = typeof state === 'object' ? state : undefined;
  const isBusy = action === 'keeping';
  const since = saved ? t('since', { date: longDate(localTime(saved.on)) }) : '';
  const said = action === 'kept' ? since : action ? t(action) : since;
  return (
    <>
      <p role="status" className={saved && action !== 'failed' ? 'good' : undefined}>
        {state === 'barred' ? t('barred') : said}
      </p>
      {saved && !saved.isCurrent ? <p>{t('newer')}</p> : null}
      <div className="actions">
        {saved?.isCurrent ? null : (
          <Button disabled={isBusy || state === 'unknown' || state === 'barred'} onClick={save}>
            <Icon name="saved" />
            {t(saved ? 'renew' : 'keep')}
          </Button>
        )}
        {saved ? (
          <>
            {open}
            <Button variant="text" onClick={remove}>
              <PartIcon name="bin" />
              {t('remove')}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

/** Opens the saved copy of a PDF file. */
export function OpenCopy({ path }: { path: string }) {
  const { t } = useTranslation('downloads');
  return (
    <Button href={path} type="application/pdf" onClick={openInApp(path)}>
      <PartIcon name="quote" />
      {t('open')}
    </Button>
  );
}
