import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { GuideSource, PackWish, SavedGuide } from '../model.ts';
import { savePack } from '../packs.ts';
import { failureOf } from '../save.ts';
import { remainingOf, wholeIn } from '../rules.ts';
import { SavedGuides, usePacks } from '../useSaved.ts';
import type { SaveFailure } from '../work.ts';
import styles from './SavePack.module.css';
import { useSizeText } from './useSizeText.ts';

interface SavePackProps {
  readonly wish: PackWish;
  readonly count: number;
  /** What it will take on the device, in bytes, about. */
  readonly estimate: number;
  readonly source: GuideSource;
}

/** How many of a pack's guides are saved whole. */
function wholeOf({ groups, slugs }: PackWish, saved: readonly SavedGuide[]): number {
  return slugs ? slugs.length - remainingOf({ slugs }, saved).length : wholeIn(saved, groups);
}

/** Saves many guides at once, says the size before, and goes on by itself (OF-05). */
export function SavePack({ wish, count, estimate, source }: SavePackProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const saved = [...(use(SavedGuides)?.values() ?? [])];
  const running = usePacks()?.find(({ key }) => key === wish.key);
  const [refused, setRefused] = useState<SaveFailure>();

  if (running) {
    const total = running.slugs?.length ?? count;
    const done = running.slugs ? total - remainingOf(running, saved).length : 0;
    return (
      <p className={`num ${styles.pack}`} role="status">
        <PartIcon name="save" />
        {t('save.packRunning', { done, count: total })}{' '}
        {running.paused ? `${t(`library.stopped.${running.paused}`)} ` : null}
        <Link className="link" to="/saved">
          {t('library.name')}
        </Link>
      </p>
    );
  }
  if (count > 0 && wholeOf(wish, saved) >= count)
    return (
      <Link className={`${styles.pack} ${styles.whole}`} to="/saved">
        <PartIcon name="check" />
        {t('save.packWhole')}
      </Link>
    );
  const size = sizeText(estimate);
  return (
    <>
      <button
        type="button"
        className={`btn btn-line ${styles.pack}`}
        onClick={() => void savePack(wish, source).catch((error: unknown) => setRefused(failureOf(error)))}
      >
        <PartIcon name="save" />
        {wish.name ? t('save.packOf', { count, name: wish.name, size }) : t('save.packAll', { count, size })}
      </button>
      <p role="status">{refused ? t(`save.${refused}`) : ''}</p>
    </>
  );
}
