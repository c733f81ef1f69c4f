import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref } from '../../content/email.ts';
import { whatsappHref } from '../../content/site.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { holdWhile } from '../../shared/busy.ts';
import { dropDraft } from './drafts/drafts.ts';
import { useDraft } from './drafts/useDraft.ts';
import styles from './NewsletterStrip.module.css';
import { LaterRequests } from './ui/LaterRequests.tsx';
import { useHandIn } from './useHandIn.ts';

const NEWSLETTER = 'newsletter';

/** The request itself, for a reader who sends it. */
function Offers({ email }: { email: string }) {
  const { t } = useTranslation();
  const body = t('blog.newsBody', { email });
  // A new version need not wait for it any longer.
  const sent = () => holdWhile(NEWSLETTER, false);
  return (
    <div className={styles.answer}>
      <p>{t('blog.newsHonest', { email })}</p>
      <a className="btn btn-line" href={emailHref(t('blog.newsSubject'), body)} onClick={sent}>
        {t('common.email')}
      </a>
      <a className="btn btn-line" href={whatsappHref(body)} rel="noopener" onClick={sent}>
        {t('common.chatShort')}
      </a>
    </div>
  );
}

/** What the strip does with an address: it is handed in where there is an endpoint, else the reader sends it. */
function useSubscription() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asked, setAsked] = useState<string>();
  const { handedIn, handIn, forget } = useHandIn();
  const subscribe = async (email: string | undefined, form: HTMLFormElement) => {
    if (handedIn?.phase === 'keeping') return;
    forget();
    if (!import.meta.env.VITE_LEADS_ENDPOINT || email === undefined) return setAsked(email);
    setAsked(undefined);
    const text = t('blog.newsBody', { email });
    if (!(await handIn({ form: NEWSLETTER, fields: { email }, text, language: language.code })))
      return setAsked(email);
    form.reset();
    dropDraft(NEWSLETTER);
  };
  return { asked, handedIn, subscribe };
}

/**
 * The newsletter sign-up (BL-01). Without an endpoint nothing is sent anywhere by itself, and the words say so: the
 * reader sends the request by e-mail or chat (FO-01).
 */
export function NewsletterStrip() {
  const { t } = useTranslation();
  const [invalid, setInvalid] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const { asked, handedIn, subscribe } = useSubscription();
  const form = useRef<HTMLFormElement>(null);
  const keep = useDraft(form, NEWSLETTER);
  const id = useId();
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const ok = field.value.trim() !== '' && field.validity.valid;
    setInvalid(!ok);
    void subscribe(ok ? field.value.trim() : undefined, event.currentTarget);
    if (!ok) field.focus();
  };
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
          <form ref={form} className={styles.form} noValidate onInput={keep} onSubmit={send}>
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
            {asked ? <Offers email={asked} /> : null}
            {handedIn?.phase === 'kept' ? <handedIn.State id={handedIn.id} /> : null}
          </div>
          {import.meta.env.VITE_LEADS_ENDPOINT ? (
            <LaterRequests
              level="h3"
              className={styles.requests}
              // What is handed in here is told above; what was before must not go unseen.
              lists={({ form: of, state, createdAt }) =>
                of === NEWSLETTER && state !== 'sent' && createdAt < shownAt
              }
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}
