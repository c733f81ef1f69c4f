import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref } from '../../content/email.ts';
import { blogFigures } from '../../content/firm.ts';
import { whatsappHref } from '../../content/site.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { holdWhile } from '../../shared/updateHolds.ts';
import { newsletterProblems } from './model.ts';
import { LazyRequests } from './ui/LazyRequests.tsx';
import { Trap } from './ui/Trap.tsx';
import { useLeadForm } from './useLeadForm.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const KIND = 'newsletter';

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
  '& .requests': { marginBlockStart: '1rem' },
  [down('md')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Ways to send the sign-up. */
function Offers({ email }: { email: string }) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  const body = t('newsBody', { email });
  // The user has sent it: a new version need not wait (OF-07).
  const onSend = () => holdWhile(KIND, false);
  return (
    <>
      <Typography sx={{ marginBlockStart: 2, marginBlockEnd: 1.5 }}>{t('newsHonest', { email })}</Typography>
      <Stack direction="row" spacing={1.5} useFlexGap>
        <Button href={emailHref(t('newsSubject'), body)} onClick={onSend}>
          {common('common.email')}
        </Button>
        <Button href={whatsappHref(body)} rel="noopener" onClick={onSend}>
          {common('common.chatShort')}
        </Button>
      </Stack>
    </>
  );
}

/** The newsletter sign-up (BL-01). Without an endpoint, the user sends it by e-mail or chat (FO-01). */
export function NewsletterStrip() {
  const { t } = useTranslation('blog');
  const [shownAt] = useState(() => Date.now());
  const { formProps, problems, submitted, state } = useLeadForm(KIND, {
    check: newsletterProblems,
    textOf: ({ email = '' }) => t('newsBody', { email: email.trim() }),
    complete: ({ email = '' }) => ({ email: email.trim() }),
  });
  const isInvalid = problems.length > 0;
  const isOffered = !import.meta.env.VITE_LEADS_ENDPOINT || state.phase === 'failed';
  const id = useId();
  return (
    <Strip className="no-print" aria-labelledby={`${id}-title`}>
      <Container>
        <div>
          <Typography id={`${id}-title`} variant="h3" component="h2">
            {t('newsTitle')}
          </Typography>
          <p className="soft">{t('newsLead', { readers: readers.value })}</p>
        </div>
        <div>
          <form method="dialog" {...formProps}>
            <TextField
              id={`${id}-email`}
              type="email"
              name="email"
              autoComplete="email"
              placeholder={t('newsPlaceholder')}
              required
              error={isInvalid}
              slotProps={{
                htmlInput: {
                  dir: 'ltr',
                  'aria-label': t('newsField'),
                  'aria-describedby': `${id}-answer`,
                },
              }}
            />
            <Button type="submit" variant="primary">
              {t('subscribe')}
            </Button>
            <Trap />
          </form>
          <div id={`${id}-answer`} role="status">
            {isInvalid ? <FormHelperText error>{t('newsInvalid')}</FormHelperText> : null}
            {submitted && isOffered ? <Offers email={submitted['email']?.trim() ?? ''} /> : null}
            {state.phase === 'queued' ? <state.State id={state.id} /> : null}
          </div>
          {import.meta.env.VITE_LEADS_ENDPOINT ? (
            <LazyRequests
              level="h3"
              className="requests"
              // The status above shows a sign-up of this visit.
              filter={(earlier) =>
                earlier.form === KIND && earlier.state !== 'sent' && earlier.createdAt < shownAt
              }
            />
          ) : null}
        </div>
      </Container>
    </Strip>
  );
}
