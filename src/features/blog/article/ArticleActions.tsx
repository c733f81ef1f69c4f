import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HandedOn, shareOrCopy } from '../../../shared/handOn.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import styles from './ArticleActions.module.css';

/**
 * Share by the device's own sheet, or copy the address where there is none; print (BP-05). `children`: what else can
 * be done with the article.
 */
export function ArticleActions({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<HandedOn>('left');
  const said = { copied: t('post.copied'), failed: t('post.copyFailed'), shared: '', left: '' };
  const share = async () => setOutcome(await shareOrCopy(title, { url: window.location.href }));

  return (
    <div className={`${styles.actions} no-print`}>
      <span role="status" className="soft">
        {said[outcome]}
      </span>
      <button type="button" className="btn btn-text" onClick={() => void share()}>
        <PartIcon name="share" />
        {t('post.share')}
      </button>
      <button type="button" className="btn btn-text" onClick={() => window.print()}>
        <PartIcon name="print" />
        {t('post.print')}
      </button>
      {children}
    </div>
  );
}
