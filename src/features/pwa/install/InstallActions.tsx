import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallSteps } from './InstallSteps.tsx';
import type { InstallWay } from './installWay.ts';
import { dismissOffer, endOffer } from './offer.ts';
import { promptInstall } from './promptEvent.ts';

interface InstallActionsProps {
  readonly way: Exclude<InstallWay, 'none'>;
  readonly look: 'primary' | 'quiet';
  readonly children?: ReactNode;
}

const Actions = styled(CardActions)({ flexWrap: 'wrap', gap: '0.5rem', padding: 0 });

/** A rejected browser prompt also dismisses our offer. */
async function install(): Promise<void> {
  if (await promptInstall()) endOffer();
  else dismissOffer();
}

/** Button that opens the browser's install prompt, or shows the steps (OF-01). */
export function InstallActions({ way, look, children }: InstallActionsProps) {
  const { t } = useTranslation('pwa');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      {way === 'prompt' ? null : (
        <div id={id} hidden={!open}>
          <InstallSteps way={way} />
        </div>
      )}
      <Actions disableSpacing>
        {way === 'prompt' ? (
          <Button variant={look} onClick={() => void install()}>
            {t('install.install')}
          </Button>
        ) : (
          <Button variant={look} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t('install.how')}
          </Button>
        )}
        {children}
      </Actions>
    </>
  );
}
