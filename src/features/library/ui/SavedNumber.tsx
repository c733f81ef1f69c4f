import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../../shared/storage/useStored.ts';
import { countSaved } from '../db/saved.ts';
import { libraryDatabase } from '../db/tables.ts';

// Beside a word or in a corner that is there already, so the badge itself is in the flow.
const Count = styled(Badge)({
  display: 'block',
  '& > .MuiBadge-badge': { position: 'static', transform: 'none' },
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
