import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../../shared/storage/useStored.ts';
import { countSaved } from '../db/saved.ts';
import { libraryDatabase } from '../db/tables.ts';

// Beside a word or in a corner that is there already, so the badge itself is in the flow. Its style is here and not in
// the theme, which a first visit would fetch it with.
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
  // Where the system's colours take the place of ours, the sign below would show through.
  '@media (forced-colors: active)': { '& > .MuiBadge-badge': { backgroundColor: 'Canvas' } },
});

/** The number of saved guides, kept current, to be read after the name of the way to them. */
export function SavedNumber() {
  const { t } = useTranslation();
  const count = useStored(libraryDatabase, countSaved, 'count') ?? 0;
  if (count === 0) return null;
  return (
    <>
      <Count color="primary" badgeContent={count} max={999} />
      <span className="vh"> ({t('library.count', { count })})</span>
    </>
  );
}
