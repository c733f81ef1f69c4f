import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Guide } from '../model.ts';
import { missingPictures } from '../packProgress.ts';
import { saveGuide } from '../save.ts';
import { requestPersistence } from '../storage.ts';
import { useLibraryState } from '../useLibraryState.ts';
import { useSavedGuide } from '../useSaved.ts';
import { useSaveStatuses } from '../saveStatus.ts';
import { useSizeText } from './useSizeText.ts';

const place = {
  justifySelf: 'start',
  alignSelf: 'start',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.3,
  textAlign: 'left',
  // Saving needs a script.
  '@media (scripting: none)': { display: 'none' },
} as const;

const Save = styled(Button)({
  ...place,
  '&.MuiButton-text': { paddingInline: 0 },
  // As wide as the initial label, so that nothing moves.
  '&[data-saving]': { justifyContent: 'start' },
});

const Unavailable = styled('p')({
  ...place,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'var(--target)',
  color: 'var(--ink-soft)',
});

const Saved = styled(MuiLink)<{ component: typeof Link } & Pick<LinkProps, 'to'>>({
  ...place,
  display: 'inline-flex',
  gap: '0.5rem',
  alignItems: 'center',
  minBlockSize: 'var(--target)',
  color: 'var(--success)',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-new] path': { strokeDasharray: 24, animation: 'tick 300ms var(--ease)' },
  },
  '@keyframes tick': { from: { strokeDashoffset: 24 } },
});

interface SaveButtonProps {
  readonly id: number;
  readonly title: string;
  readonly estimate: number;
  readonly load: () => Promise<Guide>;
  /** Outlined, for use outside a card. */
  readonly framed?: boolean;
}

/** Button that saves a guide for offline reading and shows its size and state (OF-05). */
export function SaveButton({ id, title, estimate, load, framed = false }: SaveButtonProps) {
  const { t } = useTranslation('library');
  const sizeText = useSizeText();
  const saved = useSavedGuide(id);
  const status = useSaveStatuses().get(id);
  const state = useLibraryState();
  const missing = saved ? missingPictures(saved) : 0;
  const [width, setWidth] = useState<number>();

  if (state !== 'device') return framed ? <Unavailable>{t(`save.${state}`)}</Unavailable> : null;
  const complete = saved !== undefined && missing === 0 && status === undefined;
  const saving = status?.phase === 'saving';
  const words = saving
    ? t('save.saving')
    : status?.phase === 'failed'
      ? t(`save.${status.why}`)
      : missing > 0
        ? t('save.missing', { count: missing })
        : t('save.save', { size: sizeText(estimate) });
  return (
    <>
      {complete ? (
        <Saved
          component={Link}
          to="/saved"
          underline="hover"
          aria-label={t('save.savedGuide', { title })}
          data-new={width === undefined ? undefined : ''}
        >
          <PartIcon name="check" />
          {t('save.saved')}
        </Saved>
      ) : (
        <Save
          variant={framed ? 'quiet' : 'text'}
          aria-label={`${words}: ${title}`}
          aria-busy={saving}
          data-saving={saving || undefined}
          style={saving && width !== undefined ? { minInlineSize: width } : undefined}
          startIcon={
            saving ? (
              <CircularProgress size="1.25em" color="inherit" aria-hidden="true" />
            ) : (
              <PartIcon name={saved || status?.phase === 'failed' ? 'again' : 'save'} />
            )
          }
          onClick={({ currentTarget }) => {
            setWidth(currentTarget.offsetWidth);
            void requestPersistence();
            void saveGuide(id, load);
          }}
        >
          {words}
        </Save>
      )}
      <span className="vh" role="status">
        {status ? words : complete ? t('save.saved') : ''}
      </span>
    </>
  );
}
