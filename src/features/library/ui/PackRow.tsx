import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { GuideSource, Pack, SavedGuide } from '../model.ts';
import { cancelPack, resumePack, stopPack } from '../packs.ts';
import { remainingOf } from '../packProgress.ts';
import { bytesOf } from '../sizes.ts';
import { useSizeText } from './useSizeText.ts';

interface PackRowProps {
  readonly pack: Pack;
  readonly saved: readonly SavedGuide[];
  readonly source: GuideSource;
}

const PackCard = styled(Card)<{ component: 'section' }>({
  display: 'grid',
  gap: '0.9rem',
  padding: '1.5rem',
  marginBlockEnd: '2rem',
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem 1.5rem',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  '& h3': { fontSize: '1.125rem', overflowWrap: 'anywhere' },
  '& p': { color: 'var(--ink-soft)', fontSize: '0.9688rem', lineHeight: 'calc(var(--lh-body) - 0.1)' },
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

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
    <PackCard component="section" aria-label={title}>
      <div>
        <div>
          <h3>{title}</h3>
          <p className="num" role="status">
            {slugs ? t('library.packDone', { done, count, size: sizeText(bytes) }) : null}{' '}
            {paused ? t(`library.stopped.${paused}`) : t('library.mayLeave')}
          </p>
        </div>
        <Ways>
          {paused ? (
            <Button variant="primary" onClick={() => void resumePack(key, source)}>
              {t('library.goOn')}
            </Button>
          ) : (
            <Button onClick={() => void stopPack(key)}>{t('library.pause')}</Button>
          )}
          <Button variant="text" onClick={() => void cancelPack(key)}>
            {t('library.cancel')}
          </Button>
        </Ways>
      </div>
      {count > 0 ? (
        <LinearProgress variant="determinate" max={count} value={done} aria-label={title} />
      ) : null}
    </PackCard>
  );
}
