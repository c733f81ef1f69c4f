import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import styles from './ArticleActions.module.css';

/** Share by the device's own sheet, or copy the address where there is none; print (BP-05). */
export function ArticleActions({ title }: { title: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setOutcome(t('post.copied'));
    } catch {
      setOutcome(t('post.copyFailed'));
    }
  };
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title, url: window.location.href });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <div className={`${styles.actions} no-print`}>
      <span role="status" className="soft">
        {outcome}
      </span>
      <button type="button" className="btn btn-text" onClick={() => void share()}>
        <Icon name="share" />
        {t('post.share')}
      </button>
      <button type="button" className="btn btn-text" onClick={() => window.print()}>
        <Icon name="print" />
        {t('post.print')}
      </button>
    </div>
  );
}
