import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref } from '../../../content/email.ts';
import { whatsappHref } from '../../../content/site.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { localClock, localDay } from '../../../shared/text/localTime.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Filled, Submission } from '../model.ts';
import { removeSubmission } from '../submit.ts';
import { useSubmissions } from '../useSubmissions.ts';
import { StateLine } from './SubmissionState.tsx';

/** The forms that have a name of their own; a later version may have left others. */
const NAMED = ['booking', 'meeting', 'newsletter', 'quote'] as const satisfies readonly Filled['form'][];

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
  // Among several, how each stands is a line, no box.
  '& .MuiAlert-root': {
    padding: 0,
    backgroundColor: 'transparent',
    fontWeight: 600,
    lineHeight: 'calc(var(--lh-body) - 0.1)',
  },
  '& .MuiAlert-icon': { marginInlineEnd: '0.4rem', paddingBlock: '0.1em', fontSize: 'inherit', opacity: 1 },
  '& .MuiAlert-message': { padding: 0 },
  '& .made': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '0.6rem' },
  '& li > button': { marginBlock: '-0.6rem', marginInlineEnd: '-0.75rem' },
  '& > p': { marginBlockStart: '0.9rem' },
});

/** The other ways, for what the endpoint has refused: all that was typed goes along. */
function OtherWays({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation();
  return (
    <span className="ways">
      <Button href={whatsappHref(text)} rel="noopener">
        {t('leads.byWhatsapp')}
      </Button>
      <Button href={emailHref(what, text)}>{t('leads.byEmail')}</Button>
    </span>
  );
}

function Request({ submission, onRemove }: { submission: Submission; onRemove: () => void }) {
  const { t } = useTranslation();
  const longDate = useLongDate();
  const { form, state, text, createdAt } = submission;
  const known = NAMED.find((name) => name === form);
  const what = known ? t(`leads.${known}`) : t('leads.other');
  const made = new Date(createdAt);
  return (
    <ListItem divider disableGutters alignItems="flex-start">
      <div>
        <b>{what}</b>
        <span className="num made">
          {longDate(localDay(made))} · <bdi>{localClock(made)}</bdi>
        </span>
        <StateLine submission={submission} />
        {state === 'failed' ? <OtherWays text={text} what={what} /> : null}
      </div>
      <IconButton
        color="inherit"
        aria-label={t('leads.remove', { what })}
        onClick={() => {
          onRemove();
          void removeSubmission(submission);
        }}
      >
        <PartIcon name="bin" />
      </IconButton>
    </ListItem>
  );
}

const listsAll = () => true;

/** How the list stands on a page. */
export interface RequestsProps {
  readonly className?: string | undefined;
  /** Its heading, below that of the part it stands in. */
  readonly level: 'h2' | 'h3';
  /** Which of them are listed; all without it. */
  readonly lists?: ((submission: Submission) => boolean) | undefined;
}

/** "Your requests": what was submitted on this device and how it stands with it (FO-02). Nothing when there is none. */
export function Requests({ className = '', level, lists = listsAll }: RequestsProps) {
  const { t } = useTranslation();
  const submissions = (useSubmissions() ?? []).filter(lists);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (submissions.length === 0) return null;
  return (
    <Card component="section" className={className} aria-labelledby={id}>
      <Content>
        <Typography id={id} ref={heading} tabIndex={-1} variant="h4" component={level}>
          {t('leads.title')}
        </Typography>
        <List disablePadding>
          {submissions.map((submission) => (
            <Request
              key={submission.key}
              submission={submission}
              // The button goes with its line: the focus must not be lost.
              onRemove={() => heading.current?.focus()}
            />
          ))}
        </List>
        <Typography variant="body2" className="soft">
          {t('leads.text')}
        </Typography>
      </Content>
    </Card>
  );
}
