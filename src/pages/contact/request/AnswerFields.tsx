import { useTranslation } from 'react-i18next';
import form from '../../../features/leads/ui/Form.module.css';
import type { Missing } from './missing.ts';
import styles from './Request.module.css';

/** Who asks, and how to answer: an e-mail address or a phone number is enough. What is missing is said beside it. */
export function AnswerFields({ missing }: { missing: readonly Missing[] }) {
  const { t } = useTranslation('request');
  const noName = missing.includes('name');
  const noWay = missing.includes('way');
  const oddEmail = missing.includes('email');
  return (
    <>
      <div className={`${form.item} ${form.whole}`}>
        <label htmlFor="request-name">{t('name')}</label>
        <input
          id="request-name"
          name="name"
          className={`field ${form.name}`}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          placeholder={t('namePlaceholder')}
          aria-invalid={noName || undefined}
          aria-describedby={noName ? 'request-name-missing' : undefined}
        />
        {noName ? (
          <p id="request-name-missing" className={styles.error}>
            {t('missingName')}
          </p>
        ) : null}
      </div>
      <fieldset className={`${form.whole} ${styles.group}`}>
        <legend>{t('reach')}</legend>
        <div className={form.item}>
          <label htmlFor="request-email">{t('email')}</label>
          <input
            id="request-email"
            name="email"
            type="email"
            dir="ltr"
            className={`field ${form.phone}`}
            autoComplete="email"
            enterKeyHint="next"
            aria-invalid={noWay || oddEmail || undefined}
            aria-describedby="request-way"
          />
        </div>
        <div className={form.item}>
          <label htmlFor="request-phone">{t('phone')}</label>
          <input
            id="request-phone"
            name="phone"
            type="tel"
            inputMode="tel"
            dir="ltr"
            className={`field num ${form.phone}`}
            autoComplete="tel"
            enterKeyHint="next"
            placeholder="+971"
            aria-invalid={noWay || undefined}
            aria-describedby="request-way"
          />
        </div>
        <p id="request-way" className={noWay || oddEmail ? styles.error : styles.hint}>
          {noWay ? t('missingWay') : oddEmail ? t('oddEmail') : t('oneIsEnough')}
        </p>
      </fieldset>
    </>
  );
}
