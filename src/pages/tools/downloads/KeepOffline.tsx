import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadCache } from '../../../features/downloads/useDownloadCache.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';

/** Local time of an ISO time, as the site's dates are written. */
function localTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime())
    ? ''
    : new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Whether files are on this device, and the buttons that keep, renew and remove them; `open` stands among these. */
export function KeepOffline({ cache, open }: { cache: DownloadCache; open?: ReactNode }) {
  const { t } = useTranslation('downloads');
  const longDate = useLongDate();
  const { state, trial, take, remove } = cache;
  const kept = typeof state === 'object' ? state : undefined;
  const isBusy = trial === 'keeping';
  const since = kept ? t('since', { date: longDate(localTime(kept.on)) }) : '';
  const said = trial === 'kept' ? since : trial ? t(trial) : since;
  return (
    <>
      <p role="status" className={kept && trial !== 'failed' ? 'good' : undefined}>
        {state === 'barred' ? t('barred') : said}
      </p>
      {kept && !kept.isCurrent ? <p>{t('newer')}</p> : null}
      <div className="actions">
        {kept?.isCurrent ? null : (
          <Button disabled={isBusy || state === 'unknown' || state === 'barred'} onClick={take}>
            <Icon name="saved" />
            {t(kept ? 'renew' : 'keep')}
          </Button>
        )}
        {kept ? (
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
