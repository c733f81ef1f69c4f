import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { ToolActions } from '../../../shared/ui/tool.ts';

/** Copies the address, which holds all that was entered. */
export function ShareLink() {
  const { t } = useTranslation('tax');
  return (
    <ToolActions className="no-print">
      <CopyButton
        text={() => window.location.href}
        label={t('copy')}
        copied={t('copied')}
        failed={t('copyFailed')}
      />
    </ToolActions>
  );
}
