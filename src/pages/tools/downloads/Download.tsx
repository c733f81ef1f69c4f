import Button from '@mui/material/Button';
import { files } from 'virtual:downloads';
import { useTranslation } from 'react-i18next';
import harbour from '../../../content/art/harbour.svg?no-inline';
import { openKept } from '../../../features/downloads/openKept.ts';
import { useDownloadCache } from '../../../features/downloads/useDownloadCache.ts';
import { standaloneHere } from '../../../features/pwa/install/installWay.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { FileCard } from './Download.styles.ts';

type Name = 'setup-guide' | 'company-profile';

/** Local time of an ISO time, as the site's dates are written. */
function localTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime())
    ? ''
    : new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

function KeepOffline({ path, digest }: { path: string; digest: string }) {
  const { t } = useTranslation('downloads');
  const longDate = useLongDate();
  const { state, trial, take, remove } = useDownloadCache(path, digest);
  const kept = typeof state === 'object' ? state : undefined;
  const isBusy = trial === 'keeping';
  const since = kept ? t('since', { date: longDate(localTime(kept.on)) }) : '';
  const said = trial === 'kept' ? since : trial ? t(trial) : since;
  return (
    <div className="keep">
      <h2>{t('keepTitle')}</h2>
      <p className="soft">{t('keepText')}</p>
      <p role="status" className={kept && trial !== 'failed' ? 'good' : undefined}>
        {state === 'barred' ? t('barred') : said}
      </p>
      {kept && kept.edition !== digest ? <p>{t('newer')}</p> : null}
      <div className="actions">
        {kept && kept.edition === digest ? null : (
          <Button disabled={isBusy || state === 'unknown' || state === 'barred'} onClick={take}>
            <Icon name="saved" />
            {t(kept ? 'renew' : 'keep')}
          </Button>
        )}
        {kept ? (
          <>
            <Button
              href={path}
              type="application/pdf"
              onClick={(event) => {
                if (!standaloneHere()) return;
                event.preventDefault();
                openKept(path).catch((error: unknown) => console.info(`Not opened: ${String(error)}`));
              }}
            >
              <PartIcon name="quote" />
              {t('open')}
            </Button>
            <Button variant="text" onClick={remove}>
              <PartIcon name="bin" />
              {t('remove')}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** A file to take along (PG-02): what it is, the way to it, and a copy on this device that only the reader removes. */
export function Download({ name }: { name: Name }) {
  const { t } = useTranslation('downloads');
  const { t: menu } = useTranslation('menu');
  const longDate = useLongDate();
  const file = files.find(({ path }) => path.endsWith(`${name}.pdf`));
  if (!file) throw new Error(`The build has made no file ${name}`);
  const size = t('kB', { size: Math.ceil(file.bytes / 1000) });
  const about = [
    ['pages', `${file.pages}`],
    ['size', size],
    ['language', t('english')],
    ['edition', longDate(file.edition)],
  ] as const;
  return (
    <FileCard role="region" aria-label={menu(`titles./downloads/${name}`)}>
      <div className="sheet" aria-hidden="true">
        <b>{t(`names.${name}`)}</b>
        <img src={harbour} width={1600} height={320} alt="" />
      </div>
      <div className="file">
        <dl className="num">
          {about.map(([term, words]) => (
            <div key={term}>
              <dt>{t(`about.${term}`)}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <Button variant="accent" href={file.path} download type="application/pdf">
          <PartIcon name="save" />
          {t('download', { size })}
        </Button>
      </div>
      <KeepOffline path={file.path} digest={file.digest} />
    </FileCard>
  );
}
