import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref, whatsappHref } from '../../content/site.ts';
import styles from './NewsletterStrip.module.css';

/**
 * The newsletter sign-up (BL-01). Nothing is sent anywhere by itself, and the words say so: the reader sends
 * the request by e-mail or chat (FO-01).
 */
export function NewsletterStrip() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const id = useId();
  const body = t('blog.newsBody', { email: asked ?? '' });
  return (
    <section className={`${styles.strip} no-print`} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {t('blog.newsTitle')}
          </h2>
          <p className="soft">{t('blog.newsLead')}</p>
        </div>
        <div>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const field = event.currentTarget.elements.namedItem('email');
              if (!(field instanceof HTMLInputElement)) return;
              const ok = field.value.trim() !== '' && field.validity.valid;
              setInvalid(!ok);
              setAsked(ok ? field.value.trim() : undefined);
              if (!ok) field.focus();
            }}
          >
            <input
              type="email"
              name="email"
              className="field"
              autoComplete="email"
              dir="ltr"
              aria-label={t('blog.newsField')}
              aria-invalid={invalid}
              aria-describedby={`${id}-answer`}
              placeholder={t('blog.newsPlaceholder')}
              required
            />
            <button type="submit" className="btn btn-primary">
              {t('blog.subscribe')}
            </button>
          </form>
          <div id={`${id}-answer`} role="status">
            {invalid ? <p className={styles.error}>{t('blog.newsInvalid')}</p> : null}
            {asked ? (
              <div className={styles.answer}>
                <p>{t('blog.newsHonest', { email: asked })}</p>
                <a className="btn btn-line" href={emailHref(t('blog.newsSubject'), body)}>
                  {t('common.email')}
                </a>
                <a className="btn btn-line" href={whatsappHref(body)} rel="noopener">
                  {t('common.chatShort')}
                </a>
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
