import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { ReactNode, SyntheticEvent } from 'react';
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

/** Offline the picture may not be here: better none than a torn one. */
const hide = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.hidden = true;
};

interface SavedRowProps {
  readonly guide: SavedGuide;
  /** A newer edition of it is known. */
  readonly newer: boolean;
  /** The site's own files were evicted: the guide is stored, but does not open offline. */
  readonly shellLost: boolean;
  /** Fetches what is missing of it, or its new edition. */
  readonly onRepair: () => void;
  readonly onRemove: () => void;
  /** What else can be done with it. */
  readonly tools?: ReactNode;
}

function Health({
  guide,
  newer,
  shellLost,
  status,
  onRepair,
}: Omit<SavedRowProps, 'onRemove' | 'tools'> & { status: SaveStatus | undefined }) {
  const { t } = useTranslation();
  const missing = missingPictures(guide);
  if (status?.phase === 'saving') return <span role="status">{t('save.saving')}</span>;
  if (missing === 0 && !newer)
    return shellLost ? null : (
      <Complete>
        <PartIcon name="check" />
        {t('library.whole')}
      </Complete>
    );
  const words = status
    ? t(`save.${status.why}`)
    : missing > 0
      ? t('save.missing', { count: missing })
      : t('library.newer');
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

/** A saved guide in the library: what it is, whether all of it is here, what it takes, and the way to remove it. */
export function SavedRow({ guide, newer, shellLost, onRepair, onRemove, tools }: SavedRowProps) {
  const { t } = useTranslation();
  const longDate = useLongDate();
  const sizeText = useSizeText();
  const status = useSaveStatuses().get(guide.id);
  const { pictures, title, lang } = guide;
  const available = pictures.filter(({ bytes }) => bytes !== undefined);
  const here = available.length;
  // Before it is here the page would fetch it a second time.
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
            {t('library.savedOn', { date: longDate(new Date(guide.savedAt).toISOString()) })}
          </span>
        </Meta>
      </div>
      <Size className="num">
        {sizeText(bytesOf(guide))}
        {pictures.length > 0 ? (
          <small>{t('library.pictures', { here, count: pictures.length })}</small>
        ) : null}
      </Size>
      <Tools>
        {tools}
        <IconButton color="inherit" aria-label={t('library.removeGuide', { title })} onClick={onRemove}>
          <PartIcon name="bin" />
        </IconButton>
      </Tools>
    </Row>
  );
}
