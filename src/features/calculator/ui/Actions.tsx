import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappHref } from '../../../content/site.ts';
import { prefillState } from '../../../shared/prefill.ts';
import { type ShareResult, shareOrCopy } from '../../../shared/share.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { ToolActions } from '../../../shared/ui/tool.ts';
import type { Setups } from '../model.ts';
import { addressOf } from './address.ts';
import type { Worked } from './SideBySide.tsx';
import { useMessage } from './useMessage.ts';

const ShareRow = styled('div')({
  '& > p': { marginBlockStart: '0.5rem', color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& > p:empty': { margin: 0 },
});

interface ActionsProps {
  readonly setups: Setups;
  readonly worked: readonly Worked[];
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** Hands the estimate on: as a question to the firm, as an address, on paper. Nothing goes out by itself (FO-01). */
export function Actions({ setups, worked, children }: ActionsProps) {
  const { t } = useTranslation('calculator');
  const { t: common } = useTranslation();
  const { message } = useMessage();
  const [outcome, setOutcome] = useState<ShareResult>('left');
  const said = { copied: t('copied'), failed: t('copyFailed'), shared: '', left: '' };
  const text = message(worked, addressOf(setups));
  const share = async () =>
    setOutcome(await shareOrCopy(t('title'), { url: addressOf(setups, window.location.origin) }));
  return (
    <ShareRow className="no-print">
      <ToolActions>
        <Button component={Link} variant="accent" to="/quote" state={prefillState(text)}>
          {common('common.getQuote')}
        </Button>
        <Button href={whatsappHref(text)} rel="noopener">
          <Icon name="chat" />
          {t('chat')}
        </Button>
        <Button variant="text" onClick={() => void share()}>
          <PartIcon name="share" />
          {t('share')}
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          <PartIcon name="print" />
          {t('print')}
        </Button>
        {children}
      </ToolActions>
      <p role="status">{said[outcome]}</p>
      <p>{t('kept')}</p>
    </ShareRow>
  );
}
