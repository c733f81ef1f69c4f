import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TEMPLATE_IDS, type TemplateId } from '../../../content/templates.ts';
import { filesOf, formatNameOf } from '../../../features/downloads/downloadFiles.ts';
import { mediaTypeOf } from '../../../features/downloads/formats.ts';
import { useDownloadCache } from '../../../features/downloads/useDownloadCache.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { SavedCopy, openInApp } from './SavedCopy.tsx';
import { TemplateCard, TemplateSection } from './Templates.styles.ts';

function Template({ id }: { id: TemplateId }) {
  const { t } = useTranslation('downloads');
  const longDate = useLongDate();
  const files = filesOf(id);
  const cache = useDownloadCache(files);
  const isKept = typeof cache.state === 'object';
  return (
    <TemplateCard component="li" aria-labelledby={`template-${id}`}>
      <div>
        <h3 id={`template-${id}`}>{t(`templates.${id}.name`)}</h3>
        <p>{t(`templates.${id}.use`)}</p>
        <p className="soft num">{t('editionOf', { date: longDate(files[0]?.edition ?? '') })}</p>
      </div>
      <div className="actions">
        {files.map((file) => (
          <Button
            key={file.path}
            href={file.path}
            download
            type={mediaTypeOf(file.path)}
            onClick={isKept ? openInApp(file.path) : undefined}
          >
            <PartIcon name="save" />
            {t('file', {
              format: formatNameOf(file),
              size: t('kB', { size: Math.ceil(file.bytes / 1000) }),
            })}
          </Button>
        ))}
      </div>
      <div className="keep">
        <SavedCopy cache={cache} />
      </div>
    </TemplateCard>
  );
}

/** Templates in their formats, with saved copies that only the user removes (PG-02). */
export function Templates() {
  const { t } = useTranslation('downloads');
  return (
    <TemplateSection className="no-print" aria-labelledby="templates">
      <h2 id="templates">{t('templatesTitle')}</h2>
      <p>{t('templatesText')}</p>
      <ul>
        {TEMPLATE_IDS.map((id) => (
          <Template key={id} id={id} />
        ))}
      </ul>
    </TemplateSection>
  );
}
