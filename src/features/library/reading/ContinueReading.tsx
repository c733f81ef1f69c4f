import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { ReadingPlace, RecentGuide } from '../model.ts';
import styles from './ContinueReading.module.css';
import { EDGE, goTo, isBetween, percentOf, placeIn } from './place.ts';
import { noteRead, noteReadTo } from './remember.ts';

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

/**
 * Remembers how far a guide is read, across visits, and offers to go on there (OF-10). It never scrolls by itself, and
 * goes when the reader has begun to read. `textId`: of the element whose children are the text's blocks.
 */
export function ContinueReading({ guide, textId }: { guide: Omit<RecentGuide, 'readAt'>; textId: string }) {
  const { t } = useTranslation();
  const { id, path, title, lang, label } = guide;
  const [place, setPlace] = useState<ReadingPlace>();

  useEffect(() => {
    let current = true;
    void noteRead({ id, path, title, lang, label, readAt: Date.now() }).then((before) => {
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
    const begun = () => {
      if (window.scrollY > window.innerHeight * 1.5) setPlace(undefined);
    };
    window.addEventListener('scroll', begun, { passive: true });
    return () => window.removeEventListener('scroll', begun);
  }, [place]);

  if (!place) return null;
  const go = () => {
    const text = document.getElementById(textId);
    if (text) goTo(text, place);
    setPlace(undefined);
  };
  return (
    <div className={`${styles.offer} no-print`} role="region" aria-label={t('read.continue')}>
      <button type="button" className="btn btn-primary" onClick={go}>
        {t('read.continue')}
        <span className="num">{t('read.percent', { percent: percentOf(place) })}</span>
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('common.close')}
        onClick={() => setPlace(undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
