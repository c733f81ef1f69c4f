import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
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
  gap: '1rem',
  padding: '1.5rem',
  marginBlockEnd: '2rem',
  '& h3': { fontSize: 'var(--fs-4)', overflowWrap: 'anywhere' },
  '& p': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', lineHeight: 'calc(var(--lh-body) - 0.1)' },
});

/** A running pack with its progress and buttons to pause, resume and cancel it (OF-05). */
export function PackRow({ pack, saved, source }: PackRowProps) {
  const { t } = useTranslation('library');
  const sizeText = useSizeText();
  const { key, name, slugs, paused } = pack;
  const count = slugs?.length ?? 0;
  const done = count - remainingOf(pack, saved).length;
  const wanted = new Set(slugs);
  const bytes = saved.filter(({ slug }) => wanted.has(slug)).reduce((sum, guide) => sum + bytesOf(guide), 0);
  const title = name ? t('packOf', { name }) : t('packAll');
  return (
    <PackCard component="section" aria-label={title}>
      <Stack direction="row" sx={{ gap: '0.75rem 1.5rem', justifyContent: 'space-between' }}>
        <div>
          <h3>{title}</h3>
          <p className="num" role="status">
            {slugs ? t('packDone', { done, count, size: sizeText(bytes) }) : null}{' '}
            {paused ? t(`stopped.${paused}`) : t('mayLeave')}
          </p>
        </div>
        <Stack direction="row" spacing={1}>
          {paused ? (
            <Button variant="primary" onClick={() => void resumePack(key, source)}>
              {t('goOn')}
            </Button>
          ) : (
            <Button onClick={() => void stopPack(key)}>{t('pause')}</Button>
          )}
          <Button variant="text" onClick={() => void cancelPack(key)}>
            {t('cancel')}
          </Button>
        </Stack>
      </Stack>
      {count > 0 ? (
        <LinearProgress variant="determinate" max={count} value={done} aria-label={title} />
      ) : null}
    </PackCard>
  );
}
