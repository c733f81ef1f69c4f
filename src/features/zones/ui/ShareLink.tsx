import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShareResult, shareOrCopy } from '../../../shared/share.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { ToolActions } from '../../../shared/ui/tool.ts';

const Share = styled(ToolActions)({ columnGap: '1rem', marginBlockStart: '1.25rem' });

/** Hands an address on: by the device's own sheet, or to the clipboard where there is none. */
export function ShareLink({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('zones');
  const { t: common } = useTranslation();
  const [outcome, setOutcome] = useState<ShareResult>('left');
  const said = { copied: common('post.copied'), failed: common('post.copyFailed'), shared: '', left: '' };
  const share = async () =>
    setOutcome(await shareOrCopy(title, { url: new URL(address, window.location.href).href }));
  return (
    <Share className="no-print">
      <Button onClick={() => void share()}>
        <PartIcon name="share" />
        {t('compare.share')}
      </Button>
      <span role="status" className="soft">
        {said[outcome]}
      </span>
    </Share>
  );
}
