import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref } from '../../content/email.ts';
import { blogFigures } from '../../content/firm.ts';
import { whatsappHref } from '../../content/site.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { holdWhile } from '../../shared/updateHolds.ts';
import { dropDraft } from './drafts/drafts.ts';
import { useDraft } from './drafts/useDraft.ts';
import { LazyRequests } from './ui/LazyRequests.tsx';
import { trapped } from './trap.ts';
import { Trap } from './ui/Trap.tsx';
import { useSubmitForm } from './useSubmitForm.ts';
import { TextField } from '../../shared/ui/TextField.tsx';

const NEWSLETTER = 'newsletter';

const { readers } = blogFigures;

const Strip = styled('section')({
  marginBlockStart: 'var(--section)',
  paddingBlock: 'clamp(2.5rem, 4vw, 4.5rem)',
  backgroundColor: 'var(--tint-warm)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '1.5rem 4rem',
    alignItems: 'center',
  },
  '& h2': { marginBlockEnd: '0.5rem' },
  '& form': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  '& .MuiFormControl-root': { flex: '1 1 12rem', inlineSize: 'auto', minInlineSize: 0 },
  '& .answer': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem',
    alignItems: 'center',
    marginBlockStart: '1rem',
  },
  '& .answer > p': { flex: '1 1 100%' },
  '& .requests': { marginBlockStart: '1rem' },
  '@media (max-width: 48rem)': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The request itself, for a reader who sends it. */
function Offers({ email }: { email: string }) {
  const { t } = useTranslation();
  const body = t('blog.newsBody', { email });
  // A new version need not wait for it any longer.
  const sent = () => holdWhile(NEWSLETTER, false);
  return (
    <div className="answer">
      <p>{t('blog.newsHonest', { email })}</p>
      <Button href={emailHref(t('blog.newsSubject'), body)} onClick={sent}>
        {t('common.email')}
      </Button>
      <Button href={whatsappHref(body)} rel="noopener" onClick={sent}>
        {t('common.chatShort')}
      </Button>
    </div>
  );
}

/** What the strip does with an address: it is submitted where there is an endpoint, else the reader sends it. */
function useSubscription() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asked, setAsked] = useState<string>();
  const { submitState, submitForm, forget } = useSubmitForm();
  const subscribe = async (email: string | undefined, form: HTMLFormElement) => {
    if (submitState?.phase === 'storing') return;
    forget();
    if (!import.meta.env.VITE_LEADS_ENDPOINT || email === undefined) return setAsked(email);
    setAsked(undefined);
    const text = t('blog.newsBody', { email });
    if (
      !(await submitForm({
        form: NEWSLETTER,
        fields: { email, ...trapped(form) },
        text,
        language: language.code,
      }))
    )
      return setAsked(email);
    form.reset();
    dropDraft(NEWSLETTER);
  };
  return { asked, submitState, subscribe };
}

/**
 * The newsletter sign-up (BL-01). Without an endpoint nothing is sent anywhere by itself, and the words say so: the
 * reader sends the request by e-mail or chat (FO-01).
 */
export function NewsletterStrip() {
  const { t } = useTranslation();
  const [invalid, setInvalid] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const { asked, submitState, subscribe } = useSubscription();
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
    <Strip className="no-print" aria-labelledby={`${id}-title`}>
      <Container>
        <div>
          <Typography id={`${id}-title`} variant="h3" component="h2">
            {t('blog.newsTitle')}
          </Typography>
          <p className="soft">{t('blog.newsLead', { readers: readers.value })}</p>
        </div>
        <div>
          {/* Of all methods the one that sends nothing, should the form be submitted before hydration. */}
          <form ref={form} method="dialog" noValidate onInput={keep} onSubmit={send}>
            <TextField
              id={`${id}-email`}
              type="email"
              name="email"
              autoComplete="email"
              placeholder={t('blog.newsPlaceholder')}
              required
              error={invalid}
              slotProps={{
                htmlInput: {
                  dir: 'ltr',
                  'aria-label': t('blog.newsField'),
                  'aria-describedby': `${id}-answer`,
                },
              }}
            />
            <Button type="submit" variant="primary">
              {t('blog.subscribe')}
            </Button>
            <Trap />
          </form>
          <div id={`${id}-answer`} role="status">
            {invalid ? <FormHelperText error>{t('blog.newsInvalid')}</FormHelperText> : null}
            {asked ? <Offers email={asked} /> : null}
            {submitState?.phase === 'stored' ? <submitState.State id={submitState.id} /> : null}
          </div>
          {import.meta.env.VITE_LEADS_ENDPOINT ? (
            <LazyRequests
              level="h3"
              className="requests"
              // What is submitted here is told above; what was before must not go unseen.
              lists={({ form: of, state, createdAt }) =>
                of === NEWSLETTER && state !== 'sent' && createdAt < shownAt
              }
            />
          ) : null}
        </div>
      </Container>
    </Strip>
  );
}
