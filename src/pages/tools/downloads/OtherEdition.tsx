import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { DownloadFile, EditionLanguage } from '../../../features/downloads/downloadFiles.ts';
import { useDownloadCache } from '../../../features/downloads/useDownloadCache.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { KeepOffline } from './KeepOffline.tsx';
import { OpenCopy } from './OpenCopy.tsx';

interface OtherEditionProps {
  readonly files: readonly DownloadFile[];
  readonly language: EditionLanguage;
}

/** The edition in another language than the page's, and a copy of it that was kept before the reader changed languages. */
export function OtherEdition({ files, language }: OtherEditionProps) {
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
      {typeof cache.state === 'object' || cache.trial !== undefined ? (
        <KeepOffline cache={cache} open={<OpenCopy path={file.path} />} />
      ) : null}
    </div>
  );
}
