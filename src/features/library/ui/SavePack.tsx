import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { GuideSource, PackWish, SavedGuide } from '../model.ts';
import { savePack } from '../packs.ts';
import { failureOf } from '../save.ts';
import { remainingOf, completeIn } from '../packProgress.ts';
import { useLibraryState } from '../useLibraryState.ts';
import { SavedGuides, usePacks } from '../useSaved.ts';
import type { SaveFailure } from '../saveStatus.ts';
import { useSizeText } from './useSizeText.ts';

const scripted = { '@media (scripting: none)': { display: 'none' } } as const;

const Save = styled(Button)({ ...scripted, textAlign: 'left', overflowWrap: 'anywhere' });

const Running = styled('div')({
  display: 'inline-grid',
  gap: '0.5rem',
  alignContent: 'center',
  minBlockSize: 'var(--target)',
  overflowWrap: 'anywhere',
  '& p': { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.5rem', alignItems: 'center' },
  '& .MuiLinearProgress-root': { blockSize: 4 },
});

const Complete = styled(MuiLink)<{ component: typeof Link } & Pick<LinkProps, 'to'>>({
  ...scripted,
  display: 'inline-flex',
  gap: '0.5rem',
  alignItems: 'center',
  minBlockSize: 'var(--target)',
  color: 'var(--success)',
});

interface SavePackProps {
  readonly wish: PackWish;
  readonly count: number;
  readonly estimate: number;
  readonly source: GuideSource;
  readonly short?: boolean;
}

function completeOf({ groups, slugs }: PackWish, saved: readonly SavedGuide[]): number {
  return slugs ? slugs.length - remainingOf({ slugs }, saved).length : completeIn(saved, groups);
}

/** Button that saves several guides, with size and progress (OF-05). */
export function SavePack({ wish, count, estimate, source, short = false }: SavePackProps) {
  const { t } = useTranslation('library');
  const sizeText = useSizeText();
  const saved = [...(use(SavedGuides)?.values() ?? [])];
  const running = usePacks()?.find(({ key }) => key === wish.key);
  const [refused, setRefused] = useState<SaveFailure>();
  const state = useLibraryState();
  if (state !== 'device') return null;

  if (running) {
    const total = running.slugs?.length ?? count;
    const done = running.slugs ? total - remainingOf(running, saved).length : 0;
    return (
      <Running>
        <p className="num" role="status">
          <PartIcon name="save" />
          {t('save.packRunning', { done, count: total })}{' '}
          {running.paused ? `${t(`stopped.${running.paused}`)} ` : null}
          <MuiLink component={Link} to="/saved">
            {t('name')}
          </MuiLink>
        </p>
        {total > 0 ? (
          <LinearProgress variant="determinate" max={total} value={done} aria-hidden="true" />
        ) : null}
      </Running>
    );
  }
  if (count > 0 && completeOf(wish, saved) >= count)
    return (
      <Complete component={Link} to="/saved" underline="hover">
        <PartIcon name="check" />
        {t('save.packWhole')}
      </Complete>
    );
  const size = sizeText(estimate);
  const { name } = wish;
  const words = short
    ? t('save.pack', { size })
    : name
      ? t('save.packOf', { count, name, size })
      : t('save.packAll', { count, size });
  return (
    <>
      <Save
        startIcon={<PartIcon name="save" />}
        aria-label={short && name ? `${words}: ${name}` : undefined}
        onClick={() => void savePack(wish, source).catch((error: unknown) => setRefused(failureOf(error)))}
      >
        {words}
      </Save>
      <p role="status">{refused ? t(`save.${refused}`) : ''}</p>
    </>
  );
}
