import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { whenIdle } from '../../../shared/whenIdle.ts';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import { EDGE_BLOCKS, goTo, isBetween, percentOf, placeIn } from './place.ts';
import { storeReadPictures, recordOpened, storeReadingPlace } from './remember.ts';

const Offer = styled(Paper)({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--bar) + 1.25rem)',
  insetInline: 0,
  zIndex: 4,
  display: 'flex',
  gap: '0.5rem',
  alignItems: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 2 * max(1rem, var(--edge-safe)))',
  padding: '0.5rem',
  marginInline: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow-menu)',
  '& .num': { fontWeight: 400 },
});

/** Time without scrolling after which a position is stored. */
const STORE_DELAY_MS = 300;

/** Stores the reading position on scroll; returns a function that stops it. */
function follow(id: number, text: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    const place = placeIn(text);
    // Scrolling to the top, for example to the menu, does not reset the position.
    if (place.block >= EDGE_BLOCKS) void storeReadingPlace(id, place);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(note, STORE_DELAY_MS);
  };
  window.addEventListener('scroll', later, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', later);
  };
}

interface ContinueReadingProps {
  readonly guide: Omit<RecentGuide, 'readAt'>;
  readonly textId: string;
  /** Returns the addresses of each picture in all sizes; called when the page is idle. */
  readonly picturesOf: () => readonly (readonly string[])[];
}

/** Stores the reading position and offers to scroll to it (OF-10); stores recently read guides (OF-05). */
export function ContinueReading({ guide, textId, picturesOf }: ContinueReadingProps) {
  const { t } = useTranslation('library');
  const { t: common } = useTranslation();
  const { id, path, title, lang, label } = guide;
  const [place, setPlace] = useState<ReadingPlace>();
  const keep = useEffectEvent(() => void storeReadPictures(id, picturesOf()));

  useEffect(() => {
    let current = true;
    void recordOpened({ id, path, title, lang, label, readAt: Date.now() }).then((before) => {
      if (current) whenIdle(() => keep());
      if (current && before && isBetween(before) && window.scrollY < window.innerHeight) setPlace(before);
    });
    return () => {
      current = false;
    };
  }, [id, path, title, lang, label]);

  useEffect(() => {
    const text = document.getElementById(textId);
    return text ? follow(id, text) : undefined;
  }, [id, textId]);

  useEffect(() => {
    if (!place) return undefined;
    const onScroll = () => {
      if (window.scrollY > window.innerHeight * 1.5) setPlace(undefined);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [place]);

  if (!place) return null;
  const go = () => {
    const text = document.getElementById(textId);
    if (text) goTo(text, place);
    setPlace(undefined);
  };
  return (
    <Offer className="continue-reading no-print" role="region" aria-label={t('read.continue')}>
      <Button variant="primary" onClick={go}>
        {t('read.continue')}
        <span className="num">{t('read.percent', { percent: percentOf(place) })}</span>
      </Button>
      <IconButton aria-label={common('common.close')} onClick={() => setPlace(undefined)}>
        <PartIcon name="close" />
      </IconButton>
    </Offer>
  );
}
