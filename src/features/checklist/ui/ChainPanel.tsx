import { useTranslation } from 'react-i18next';
import { isInUae, type Setup } from '../rules.ts';
import { chainOf } from '../stamps.ts';
import styles from './Checklist.module.css';

/** How papers from abroad become valid for this set-up, step by step, and what to confirm before paying. */
export function ChainPanel({ setup }: { setup: Setup }) {
  const { t } = useTranslation('checklist');
  const { steps, note } = chainOf(setup);
  const here = setup.origin === 'uae' && isInUae(setup);
  return (
    <section className={styles.chain} aria-labelledby="chain">
      <h2 id="chain">{here ? t('chain.titleHere') : t('chain.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`chain.step.${step}`)}</li>
        ))}
      </ol>
      <p>{t(`chain.note.${note}`)}</p>
    </section>
  );
}
