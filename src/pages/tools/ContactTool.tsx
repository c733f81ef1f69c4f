import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { support } from '../../content/firm.ts';
import { isOfficeOpen } from '../../content/officeHours.ts';
import { emailHref } from '../../content/email.ts';
import { phoneHref, site, whatsappHref } from '../../content/site.ts';
import { useOpeningHours } from '../../i18n/useOpeningHours.ts';
import { OfficeClocks } from '../../features/office/OfficeClocks.tsx';
import { useMinute } from '../../shared/hooks/useMinute.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { useCallShortcut } from './useCallShortcut.ts';

const WaysCard = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: 'var(--fluid-xl)',
  padding: 'var(--fluid-m)',
  '& > div': { display: 'grid', gap: '0.75rem', alignContent: 'start' },
  '& > div > dl': { display: 'grid', gap: '1rem', alignContent: 'start', marginBlockStart: '0.75rem' },
  '& dt': { fontWeight: 600 },
  '& .clock': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 0.75rem',
    alignItems: 'center',
    minBlockSize: '2rem',
  },
});

/** Whether the office is open; empty during prerendering, which has no time. */
function OfficeState({ open }: { open: boolean | undefined }) {
  const { t } = useTranslation('content');
  if (open === undefined) return <p className="clock" />;
  return (
    <p className="clock">
      <Chip
        component="span"
        variant={open ? 'success' : 'filled'}
        label={open ? t('officeOpen') : t('officeShut', { open: support.open.value })}
      />
    </p>
  );
}

/** Phone, chat, email and offices (FR-08); works offline. */
export function ContactTool() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation();
  const hours = useOpeningHours();
  useCallShortcut();
  const now = useMinute();
  const open = now && isOfficeOpen(now);
  return (
    <WaysCard>
      <div>
        <Button variant={open ? 'accent' : 'quiet'} href={phoneHref}>
          <Icon name="phone" />
          {common('common.call')} <bdi className="num">{site.phone}</bdi>
        </Button>
        <Button variant={open ? 'quiet' : 'accent'} href={whatsappHref()} rel="noopener">
          <Icon name="chat" />
          {t('byChat')}
        </Button>
        <Button href={emailHref('', '')}>
          <PartIcon name="mail" />
          <bdi>{site.email}</bdi>
        </Button>
        <OfficeState open={open} />
      </div>
      <div>
        <OfficeClocks withAddresses />
        <dl>
          <div>
            <dt>{common('footer.hours')}</dt>
            {hours.map((line) => (
              <dd key={line} className="num">
                {line}
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </WaysCard>
  );
}
