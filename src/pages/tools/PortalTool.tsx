import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';

/** The way to the clients' own area, where the firm has one (FR-10). */
export function PortalTool() {
  const { t } = useTranslation('content');
  if (!site.portal) return null;
  return (
    <p>
      <Button variant="primary" href={site.portal} rel="noopener">
        {t('portalOpen')}
      </Button>{' '}
      <bdi className="soft">{new URL(site.portal).host}</bdi>
    </p>
  );
}
