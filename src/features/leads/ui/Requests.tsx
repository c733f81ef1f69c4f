import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref } from '../../../content/email.ts';
import { whatsappHref } from '../../../content/site.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { connection } from '../../../shared/http/connection.ts';
import { localClock, localDay } from '../../../shared/text/localTime.ts';
import { PartIcon, type PartIconName } from '../../../shared/ui/PartIcon.tsx';
import { LEAD_KINDS } from '../model.ts';
import { removeSubmission } from '../outbox.ts';
import type { Submission } from '../submission.ts';
import { useSubmissions } from '../useSubmissions.ts';

const LOOKS = {
  waiting: { severity: 'warning', icon: 'again' },
  sent: { severity: 'success', icon: 'check' },
  failed: { severity: 'error', icon: 'close' },
} as const satisfies Record<Submission['state'], { severity: string; icon: PartIconName }>;

/** Returns a function that describes a submission (FO-02). */
function useStateMessage(): (submission: Submission) => string {
  const { t } = useTranslation('leads');
  const longDate = useLongDate();
  return ({ state, sentAt = 0, attempts, answered }) => {
    if (state === 'failed') return t('failed');
    if (state === 'waiting') {
      if (attempts === 0 && connection() !== 'offline') return t('sending');
      return answered ? t('putOff') : t('waiting');
    }
    const sent = new Date(sentAt);
    const day = localDay(sent);
    const time = localClock(sent);
    return day === localDay(new Date()) ? t('sentAt', { time }) : t('sentOn', { date: longDate(day), time });
  };
}

/** A state with its icon. `role="none"`: the status around it announces changes. */
function StateAlert({ state, children }: { state: Submission['state']; children: string }) {
  const { severity, icon } = LOOKS[state];
  return (
    <Alert severity={severity} icon={<PartIcon name={icon} />} role="none">
      <span className="num">{children}</span>
    </Alert>
  );
}

/** The current state of the submission with a key: waiting, sent at 14:02, failed (FO-02). To be put into a status. */
export function SubmissionState({ id }: { id: string }) {
  const { t } = useTranslation('leads');
  const message = useStateMessage();
  const submissions = useSubmissions();
  // An outbox that is not readable yet is delivered later.
  if (!submissions) return <StateAlert state="waiting">{t('sending')}</StateAlert>;
  const submission = submissions.find(({ key }) => key === id);
  return submission ? <StateAlert state={submission.state}>{message(submission)}</StateAlert> : null;
}

const Content = styled(CardContent)({
  '&&': { padding: '1.25rem 1.5rem' },
  '& li': {
    gap: '1rem',
    justifyContent: 'space-between',
    paddingBlock: '0.9rem',
    borderColor: 'var(--line)',
  },
  '& li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.15rem 1rem',
    alignItems: 'baseline',
    minInlineSize: 0,
    fontSize: '1rem',
    lineHeight: 'calc(var(--lh-body) - 0.1)',
  },
  '& b': { fontWeight: 600 },
  '& li > div > :nth-child(n + 3)': { flex: '1 1 100%' },
  // In a list, the state is a line of text without a box.
  '& .MuiAlert-root': {
    padding: 0,
    backgroundColor: 'transparent',
    fontWeight: 600,
    lineHeight: 'calc(var(--lh-body) - 0.1)',
  },
  '& .MuiAlert-icon': { marginInlineEnd: '0.4rem', paddingBlock: '0.1em', fontSize: 'inherit', opacity: 1 },
  '& .MuiAlert-message': { padding: 0 },
  '& .made': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& li > button': { marginBlock: '-0.6rem', marginInlineEnd: '-0.75rem' },
  '& > p': { marginBlockStart: '0.9rem' },
});

/** Other ways to send a refused request, with its complete text. */
function OtherWays({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('leads');
  return (
    <Stack direction="row" sx={{ gap: 1.5, marginBlockStart: 1 }}>
      <Button href={whatsappHref(text)} rel="noopener">
        {t('byWhatsapp')}
      </Button>
      <Button href={emailHref(name, text)}>{t('byEmail')}</Button>
    </Stack>
  );
}

function Request({ submission, onRemove }: { submission: Submission; onRemove: () => void }) {
  const { t } = useTranslation('leads');
  const longDate = useLongDate();
  const message = useStateMessage();
  const { form, state, text, createdAt } = submission;
  const known = LEAD_KINDS.find((kind) => kind === form);
  const name = known ? t(known) : t('other');
  const made = new Date(createdAt);
  return (
    <ListItem divider disableGutters alignItems="flex-start">
      <div>
        <b>{name}</b>
        <span className="num made">
          {longDate(localDay(made))} · <bdi>{localClock(made)}</bdi>
        </span>
        <StateAlert state={state}>{message(submission)}</StateAlert>
        {state === 'failed' ? <OtherWays text={text} name={name} /> : null}
      </div>
      <IconButton
        color="inherit"
        aria-label={t('remove', { what: name })}
        onClick={() => {
          onRemove();
          removeSubmission(submission).catch((error: unknown) =>
            console.info(`A request was not removed: ${String(error)}`),
          );
        }}
      >
        <PartIcon name="bin" />
      </IconButton>
    </ListItem>
  );
}

/** Props of the list of requests. */
export interface RequestsProps {
  readonly className?: string | undefined;
  readonly level: 'h2' | 'h3';
  /** True for a listed submission; all by default. */
  readonly filter?: ((submission: Submission) => boolean) | undefined;
}

/** "Your requests": the submissions of this device with their states (FO-02). Nothing without submissions. */
export function Requests({ className = '', level, filter }: RequestsProps) {
  const { t } = useTranslation('leads');
  const submissions = (useSubmissions() ?? []).filter((submission) => filter?.(submission) ?? true);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (submissions.length === 0) return null;
  return (
    <Card component="section" className={className} aria-labelledby={id}>
      <Content>
        <Typography id={id} ref={heading} tabIndex={-1} variant="h4" component={level}>
          {t('title')}
        </Typography>
        <List disablePadding>
          {submissions.map((submission) => (
            <Request
              key={submission.key}
              submission={submission}
              // The focused button is removed with its line.
              onRemove={() => heading.current?.focus()}
            />
          ))}
        </List>
        <Typography variant="body2" className="soft">
          {t('text')}
        </Typography>
      </Content>
    </Card>
  );
}
