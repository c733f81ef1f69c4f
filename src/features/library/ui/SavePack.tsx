import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { type GuideSource, savePack } from '../packs.ts';
import { packKey, remainingOf, wholeIn } from '../rules.ts';
import { SavedGuides, usePacks } from '../useSaved.ts';
import styles from './SavePack.module.css';
import { useSizeText } from './useSizeText.ts';

interface SavePackProps {
  /** The categories, none for the whole blog, and their names. */
  readonly groups: readonly number[];
  readonly name: string;
  readonly count: number;
  /** What it will take on the device, in bytes, about. */
  readonly estimate: number;
  readonly source: GuideSource;
}

/** Saves many guides at once, says the size before, and goes on by itself (OF-05). */
export function SavePack({ groups, name, count, estimate, source }: SavePackProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const saved = [...(use(SavedGuides)?.values() ?? [])];
  const running = usePacks()?.find(({ key }) => key === packKey(groups));
  const [refused, setRefused] = useState(false);

  if (running) {
    const total = running.slugs?.length ?? count;
    const done = running.slugs ? total - remainingOf(running, saved).length : 0;
    return (
      <p className={`num ${styles.pack}`} role="status">
        <Icon name="save" />
        {t('save.packRunning', { done, count: total })}{' '}
        <Link className="link" to="/saved">
          {t('library.name')}
        </Link>
      </p>
    );
  }
  if (wholeIn(saved, groups) >= count)
    return (
      <Link className={`${styles.pack} ${styles.whole}`} to="/saved">
        <Icon name="check" />
        {t('save.packWhole')}
      </Link>
    );
  const size = sizeText(estimate);
  return (
    <>
      <button
        type="button"
        className={`btn btn-line ${styles.pack}`}
        onClick={() => void savePack(groups, name, source).catch(() => setRefused(true))}
      >
        <Icon name="save" />
        {name ? t('save.packOf', { count, name, size }) : t('save.packAll', { count, size })}
      </button>
      <p role="status">{refused ? t('save.noStorage') : ''}</p>
    </>
  );
}
