import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readRoom, type Room } from '../../../shared/storage/room.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { SavedGuide } from '../model.ts';
import { bytesOf } from '../sizes.ts';
import { useSizeText } from './useSizeText.ts';

const Meter = styled(Card)<{ component: 'aside' }>({
  display: 'grid',
  gap: '1rem',
  padding: '1.5rem',
  borderColor: 'transparent',
  backgroundColor: 'var(--tint)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.5,
  '& .MuiChip-filled': { backgroundColor: 'var(--surface)' },
  '& p > b': { display: 'block', fontSize: '2.25rem', fontWeight: 600, lineHeight: 1.1 },
  'html:lang(en) & p > b': { letterSpacing: '-0.03em' },
  '& .MuiLinearProgress-root': { blockSize: 14, backgroundColor: 'var(--art-mid)' },
  '& .MuiLinearProgress-bar': { borderRadius: 0, borderInlineEnd: '2px solid var(--surface)' },
  '& .MuiAlert-colorInfo': { backgroundColor: 'var(--surface)' },
});

const Key = styled('ul')({
  display: 'grid',
  gap: '0.5rem',
  '& li': { display: 'flex', gap: '0.5rem', alignItems: 'center' },
  '& li::before': {
    content: '""',
    inlineSize: '0.8rem',
    blockSize: '0.8rem',
    flex: 'none',
    borderRadius: 3,
    backgroundColor: 'var(--primary)',
  },
  '& li:last-child::before': { backgroundColor: 'var(--art-mid)' },
  '& span': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
});

/** Storage used by saved guides and by the site, free space, and persistence (OF-05). */
export function StorageMeter({ guides, children }: { guides: readonly SavedGuide[]; children?: ReactNode }) {
  const { t } = useTranslation('library');
  const sizeText = useSizeText();
  const [read, setRead] = useState<{ readonly room: Room; readonly saved: number }>();
  const saved = guides.reduce((sum, guide) => sum + bytesOf(guide), 0);
  useEffect(() => {
    let current = true;
    void readRoom().then((room) => {
      if (current) setRead({ room, saved });
    });
    return () => {
      current = false;
    };
  }, [saved]);
  const room = read?.room;
  const rest = room?.used === undefined ? undefined : Math.max(0, room.used - (read?.saved ?? 0));
  return (
    <Meter component="aside" aria-label={t('storage')}>
      <div>
        {room?.persisted ? (
          <Chip variant="success" icon={<PartIcon name="check" />} label={t('protected')} />
        ) : (
          <Chip label={t('unprotected')} />
        )}
      </div>
      <p>
        <b className="num">{sizeText(saved)}</b>
        <span className="soft">{t('inGuides', { count: guides.length })}</span>
      </p>
      {rest === undefined ? null : (
        <>
          <LinearProgress
            variant="determinate"
            max={Math.max(1, saved + rest)}
            value={saved}
            aria-hidden="true"
          />
          <Key className="num">
            <li>
              {t('meterSaved')} <span>{sizeText(saved)}</span>
            </li>
            <li>
              {t('meterRest')} <span>{sizeText(rest)}</span>
            </li>
          </Key>
        </>
      )}
      {room?.left === undefined ? null : (
        <p className="soft num">{t('left', { size: sizeText(room.left) })}</p>
      )}
      <p className="soft">{room?.persisted ? t('protectedText') : t('unprotectedText')}</p>
      {children}
    </Meter>
  );
}
