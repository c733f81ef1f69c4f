import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import emptyArt from '../../content/art/states/no-articles.svg?no-inline';
import type { StorageState } from '../../shared/storage/database.ts';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';

/** Reason why the library cannot save or show guides (OF-09). */
export function StorageNotice({ state }: { state: Exclude<StorageState, 'device'> }) {
  const { t } = useTranslation('library');
  return (
    <StatePanel
      role="status"
      art={emptyArt}
      title={t(`save.${state}`)}
      text={t(state === 'none' ? 'noneText' : 'unresponsiveText')}
    >
      <Button variant="primary" component={Link} to="/blog">
        {t('toGuides')}
      </Button>
    </StatePanel>
  );
}
