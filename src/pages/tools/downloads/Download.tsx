import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import harbour from '../../../content/art/harbour.svg?no-inline';
import {
  type DownloadFile,
  type EditionLanguage,
  editionsOf,
} from '../../../features/downloads/downloadFiles.ts';
import { useDownloadCache } from '../../../features/downloads/useDownloadCache.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { FileCard } from './Download.styles.ts';
import { SavedCopy, OpenCopy } from './SavedCopy.tsx';

interface OtherEditionProps {
  readonly files: readonly DownloadFile[];
  readonly language: EditionLanguage;
}

function OtherEdition({ files, language }: OtherEditionProps) {
  const { t } = useTranslation('downloads');
  const cache = useDownloadCache(files);
  const [file] = files;
  if (!file) return null;
  const size = t('kB', { size: Math.ceil(file.bytes / 1000) });
  return (
    <div className="other">
      <Button variant="text" href={file.path} download type="application/pdf" hrefLang={language}>
        <PartIcon name="save" />
        {t(`inLanguage.${language}`, { size })}
      </Button>
      {typeof cache.state === 'object' || cache.action !== undefined ? (
        <SavedCopy cache={cache} open={<OpenCopy path={file.path} />} />
      ) : null}
    </div>
  );
}

type Name = 'setup-guide' | 'company-profile';

/** A file in the language of the page (PG-02), with a saved copy that only the user removes. */
export function Download({ name }: { name: Name }) {
  const { t } = useTranslation('downloads');
  const { t: menu } = useTranslation('menu');
  const longDate = useLongDate();
  const { code } = useLanguage();
  const editions = editionsOf(`marsa-${name}`);
  const [language, other] = code === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  const files = editions[language];
  const cache = useDownloadCache(files);
  const [file] = files;
  if (!file) return null;
  const size = t('kB', { size: Math.ceil(file.bytes / 1000) });
  const about = [
    ['pages', `${file.pages ?? ''}`],
    ['size', size],
    ['language', t(`languages.${language}`)],
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
        <Button variant="accent" href={file.path} download type="application/pdf" hrefLang={language}>
          <PartIcon name="save" />
          {t('download', { size })}
        </Button>
      </div>
      <div className="keep">
        <h2>{t('keepTitle')}</h2>
        <p className="soft">{t('keepText')}</p>
        <SavedCopy cache={cache} open={<OpenCopy path={file.path} />} />
      </div>
      <OtherEdition files={editions[other]} language={other} />
    </FileCard>
  );
}
