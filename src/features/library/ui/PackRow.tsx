import { useTranslation } from 'react-i18next';
import type { GuideSource, Pack, SavedGuide } from '../model.ts';
import { cancelPack, resumePack, stopPack } from '../packs.ts';
import { bytesOf, remainingOf } from '../rules.ts';
import styles from './PackRow.module.css';
import { useSizeText } from './useSizeText.ts';

interface PackRowProps {
  readonly pack: Pack;
  readonly saved: readonly SavedGuide[];
  readonly source: GuideSource;
}

/** A pack on its way: how far it is, in guides and bytes, and the ways to stop it, go on, or give it up (OF-05). */
export function PackRow({ pack, saved, source }: PackRowProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const { key, name, slugs, paused } = pack;
  const count = slugs?.length ?? 0;
  const done = count - remainingOf(pack, saved).length;
  const wanted = new Set(slugs);
  const bytes = saved.filter(({ slug }) => wanted.has(slug)).reduce((sum, guide) => sum + bytesOf(guide), 0);
  const title = name ? t('library.packOf', { name }) : t('library.packAll');
  return (
    <section className={styles.pack} aria-label={title}>
      <div className={styles.line}>
        <div>
          <h3>{title}</h3>
          <p className="num" role="status">
            {slugs ? t('library.packDone', { done, count, size: sizeText(bytes) }) : null}{' '}
            {paused ? t(`library.stopped.${paused}`) : t('library.mayLeave')}
          </p>
        </div>
        <div className={styles.ways}>
          {paused ? (
            <button type="button" className="btn btn-primary" onClick={() => void resumePack(key, source)}>
              {t('library.goOn')}
            </button>
          ) : (
            <button type="button" className="btn btn-line" onClick={() => void stopPack(key)}>
              {t('library.pause')}
            </button>
          )}
          <button type="button" className="btn btn-text" onClick={() => void cancelPack(key)}>
            {t('library.cancel')}
          </button>
        </div>
      </div>
      {slugs ? <progress className={styles.bar} max={count} value={done} aria-label={title} /> : null}
    </section>
  );
}
