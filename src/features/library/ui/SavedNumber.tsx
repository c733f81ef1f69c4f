import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../../shared/storage/useStored.ts';
import { countSaved } from '../db/saved.ts';
import { libraryDatabase } from '../db/tables.ts';

// In the flow next to a label or in a corner. Not in the theme, which every first visit loads.
const Count = styled(Badge)({
  display: 'block',
  '& > .MuiBadge-badge': {
    position: 'static',
    blockSize: '1.125rem',
    minInlineSize: '1.125rem',
    padding: '0 0.25rem',
    borderRadius: 'var(--r-pill)',
    fontFamily: 'inherit',
    fontWeight: 600,
    transform: 'none',
  },
  // In forced colours the icon below would show through.
  '@media (forced-colors: active)': { '& > .MuiBadge-badge': { backgroundColor: 'Canvas' } },
});

/** Number of saved guides, read after the name of the link. */
export function SavedNumber() {
  const { t } = useTranslation('library');
  const count = useStored(libraryDatabase, countSaved, 'count') ?? 0;
  if (count === 0) return null;
  return (
    <>
      <Count color="primary" badgeContent={count} max={999} />
      <span className="vh"> ({t('count', { count })})</span>
    </>
  );
}
