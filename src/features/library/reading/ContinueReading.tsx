import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { whenIdle } from '../../../shared/whenIdle.ts';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import { EDGE, goTo, isBetween, percentOf, placeIn } from './place.ts';
import { keepWhatWasRead, noteRead, noteReadTo } from './remember.ts';

/** Above the bar at the foot of the screen. */
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
  // Whoever listens has begun.
  'html[data-listening] &': { display: 'none' },
});

/** Milliseconds without scrolling after which a place counts as reached. */
const REST = 300;

/** Keeps the place up to date while the reader scrolls; the return value ends that. */
function follow(id: number, text: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    const place = placeIn(text);
    // Back at the top for the menu is not back at the beginning.
    if (place.block >= EDGE) void noteReadTo(id, place);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(note, REST);
  };
  window.addEventListener('scroll', later, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', later);
  };
}

interface ContinueReadingProps {
  readonly guide: Omit<RecentGuide, 'readAt'>;
  /** Of the element whose children are the text's blocks. */
  readonly textId: string;
  /** Gives the addresses of each picture of the guide, in all its sizes; asked when there is nothing better to do. */
  readonly picturesOf: () => readonly (readonly string[])[];
}

/**
 * Remembers how far a guide is read, across visits, and offers to go on there (OF-10). It never scrolls by itself, and
 * goes when the reader has begun to read. What was read last is kept with its pictures (OF-05).
 */
export function ContinueReading({ guide, textId, picturesOf }: ContinueReadingProps) {
  const { t } = useTranslation();
  const { id, path, title, lang, label } = guide;
  const [place, setPlace] = useState<ReadingPlace>();
  const keep = useEffectEvent(() => void keepWhatWasRead(id, picturesOf()));

  useEffect(() => {
    let current = true;
    void noteRead({ id, path, title, lang, label, readAt: Date.now() }).then((before) => {
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
    <Offer className="no-print" role="region" aria-label={t('read.continue')}>
      <Button variant="primary" onClick={go}>
        {t('read.continue')}
        <span className="num">{t('read.percent', { percent: percentOf(place) })}</span>
      </Button>
      <IconButton aria-label={t('common.close')} onClick={() => setPlace(undefined)}>
        <PartIcon name="close" />
      </IconButton>
    </Offer>
  );
}
