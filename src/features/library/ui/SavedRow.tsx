import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { SavedGuide } from '../model.ts';
import { missingPictures } from '../packProgress.ts';
import { bytesOf } from '../sizes.ts';
import { useSaveStatuses, type SaveStatus } from '../saveStatus.ts';
import { Complete, Meta, Picture, RepairButton, Row, Size, Tools } from './SavedRow.styles.ts';
import { useSizeText } from './useSizeText.ts';

const hide = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.hidden = true;
};

interface SavedRowProps {
  readonly guide: SavedGuide;
  readonly newer: boolean;
  /** The site's own files were evicted: the guide is stored, but does not open offline. */
  readonly shellLost: boolean;
  readonly onRepair: () => void;
  readonly onRemove: () => void;
}

function Health({
  guide,
  newer,
  shellLost,
  status,
  onRepair,
}: Omit<SavedRowProps, 'onRemove'> & { status: SaveStatus | undefined }) {
  const { t } = useTranslation('library');
  const missing = missingPictures(guide);
  if (status?.phase === 'saving') return <span role="status">{t('save.saving')}</span>;
  if (missing === 0 && !newer)
    return shellLost ? null : (
      <Complete>
        <PartIcon name="check" />
        {t('whole')}
      </Complete>
    );
  const words = status
    ? t(`save.${status.why}`)
    : missing > 0
      ? t('save.missing', { count: missing })
      : t('newer');
  return (
    <RepairButton
      variant="text"
      startIcon={<PartIcon name="again" />}
      data-missing={missing > 0 || undefined}
      onClick={onRepair}
    >
      {words}
    </RepairButton>
  );
}

/** Row of a saved guide: title, state, size and remove button. */
export function SavedRow({ guide, newer, shellLost, onRepair, onRemove }: SavedRowProps) {
  const { t } = useTranslation('library');
  const longDate = useLongDate();
  const sizeText = useSizeText();
  const status = useSaveStatuses().get(guide.id);
  const { pictures, title, lang } = guide;
  const available = pictures.filter(({ bytes }) => bytes !== undefined);
  const here = available.length;
  // A picture that is not saved yet would be fetched twice.
  const cover = available.find(({ address }) => address === guide.cover)?.address;
  return (
    <Row component="article" disableGutters divider>
      <Picture>
        {cover ? <img src={cover} alt="" loading="lazy" decoding="async" onError={hide} /> : null}
      </Picture>
      <div>
        <h3 lang={lang} dir={textDirection(lang)}>
          <MuiLink component={Link} to={guide.path} underline="hover" color="inherit">
            {title}
          </MuiLink>
        </h3>
        <Meta>
          {guide.label ? <b dir="auto">{guide.label}</b> : null}
          <Health guide={guide} newer={newer} shellLost={shellLost} status={status} onRepair={onRepair} />
          <span className="num">
            {t('savedOn', { date: longDate(new Date(guide.savedAt).toISOString()) })}
          </span>
        </Meta>
      </div>
      <Size className="num">
        {sizeText(bytesOf(guide))}
        {pictures.length > 0 ? <small>{t('pictures', { here, count: pictures.length })}</small> : null}
      </Size>
      <Tools>
        <IconButton color="inherit" aria-label={t('removeGuide', { title })} onClick={onRemove}>
          <PartIcon name="bin" />
        </IconButton>
      </Tools>
    </Row>
  );
}
