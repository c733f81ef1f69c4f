import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { site, whatsappHref } from '../../content/site.ts';

/** Link to the client portal (FR-10), or to a meeting and the chat when there is none (PG-01). */
export function PortalTool() {
  const { t } = useTranslation('content');
  const { t: common } = useTranslation();
  if (!site.portal)
    return (
      <Stack direction="row" spacing={1.5}>
        <Button variant="accent" component={Link} to="/schedule">
          {common('common.scheduleMeeting')}
        </Button>
        <Button href={whatsappHref()} rel="noopener">
          {common('common.chat')}
        </Button>
      </Stack>
    );
  return (
    <p>
      <Button variant="primary" href={site.portal} rel="noopener">
        {t('portalOpen')}
      </Button>{' '}
      <bdi className="soft">{new URL(site.portal).host}</bdi>
    </p>
  );
}
