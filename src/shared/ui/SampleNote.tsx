import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Note = styled('p')({
  display: 'flex',
  gap: '0.6rem',
  alignItems: 'baseline',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.5,
  '& > .MuiChip-root': { flex: 'none' },
  '& .MuiChip-label': { paddingInline: '0.5rem' },
});

interface SampleNoteProps {
  /** What the block shows in the firm's name; once all of it is confirmed, there is no note. */
  readonly of: readonly { readonly status: 'confirmed' | 'sample' }[];
  /** What is a sample, in a sentence; without it, that the firm has not confirmed this. */
  readonly children?: string;
}

/** Marks a block as a sample for its visitors while the firm has not confirmed something in it (PG-04). */
export function SampleNote({ of, children }: SampleNoteProps) {
  const { t } = useTranslation();
  if (of.every(({ status }) => status === 'confirmed')) return null;
  return (
    <Note data-sample>
      <Chip component="span" size="small" variant="outlined" label={t('sample.mark')} />
      <span>{children ?? t('sample.note')}</span>
    </Note>
  );
}
