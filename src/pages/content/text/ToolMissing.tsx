import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import missingArt from '../../../content/art/states/offline.svg?no-inline';
import { StatePanel } from '../../../shared/ui/StatePanel.tsx';

/** Message in place of a tool that failed to load. */
export function ToolMissing() {
  const { t } = useTranslation('content');
  const { t: menu } = useTranslation('menu');
  return (
    <StatePanel art={missingArt} role="alert" title={t('toolMissing.title')} text={t('toolMissing.text')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {menu('missing.reload')}
      </Button>
    </StatePanel>
  );
}
