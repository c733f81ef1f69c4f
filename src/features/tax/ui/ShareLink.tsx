import tool from '../../../shared/ui/Tool.module.css';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';

/** Copies the address, which holds all that was entered. */
export function ShareLink() {
  const { t } = useTranslation('tax');
  return (
    <div className={`${tool.actions} no-print`}>
      <CopyButton
        text={() => window.location.href}
        label={t('copy')}
        copied={t('copied')}
        failed={t('copyFailed')}
      />
    </div>
  );
}
