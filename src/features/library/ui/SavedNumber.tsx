import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../../shared/storage/useStored.ts';
import { countSaved } from '../db/saved.ts';
import { libraryDatabase } from '../db/tables.ts';

const Pill = styled('span')({
  display: 'block',
  boxSizing: 'border-box',
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  // Where the system's colours take the place of ours, the sign below would show through.
  border: '1px solid transparent',
  borderRadius: 'var(--r-pill)',
  backgroundColor: 'var(--primary)',
  color: 'var(--on-primary)',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1rem',
  textAlign: 'center',
});

/** The number of saved guides, kept current, to be read after the name of the way to them. */
export function SavedNumber() {
  const { t } = useTranslation();
  const count = useStored(libraryDatabase, countSaved, 'count') ?? 0;
  if (count === 0) return null;
  return (
    <>
      <Pill className="num" aria-hidden="true">
        {count}
      </Pill>
      <span className="vh"> ({t('library.count', { count })})</span>
    </>
  );
}
