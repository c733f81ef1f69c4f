import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { Refresh } from '../../../shared/hooks/useRefresh.ts';
import { connection } from '../../../shared/http/connection.ts';
import { timeAgo } from '../../../shared/text/dates.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { down } from '../../../shared/ui/breakpoints.ts';

const MINUTE_MS = 60_000;

const AgeAlert = styled(Alert)({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  marginBlockEnd: '2rem',
  paddingBlock: '0.5rem',
  '& .MuiAlert-message, & .MuiAlert-icon': { paddingBlock: '0.25rem' },
  '& .MuiAlert-action': { marginInline: 0, padding: 0 },
  [down('sm')]: {
    // Below the text, aligned with it.
    '& .MuiAlert-action': { gridColumn: 2, justifySelf: 'start', marginInlineStart: '-0.75rem' },
  },
  // While the notice may disappear again it covers the page, so that no text moves.
  '&[data-passing]': {
    position: 'fixed',
    zIndex: 4,
    insetInline: 'var(--gutter)',
    insetBlockEnd: 'calc(var(--bar) + 1rem)',
    inlineSize: 'fit-content',
    maxInlineSize: '40rem',
    marginBlock: 0,
    marginInline: 'auto',
    boxShadow: 'var(--shadow-menu)',
  },
});

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Selects the sentence: age of a response, of a page computed on the device, or of an article. */
type FreshnessSubject = 'list' | 'device' | 'post';

const SENTENCES = { list: 'listAge', device: 'deviceAge', post: 'post.age' } as const;

interface FreshnessNoticeProps {
  readonly refresh: Refresh;
  readonly fetchedAt: number;
  readonly subject: FreshnessSubject;
  readonly failure?: string | undefined;
}

function Notice({ refresh, fetchedAt, subject, failure }: FreshnessNoticeProps) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  const { locale } = useLanguage();
  const age = timeAgo(fetchedAt, useNow(), locale);
  const failed = refresh.phase === 'failed';
  const reason = failed
    ? connection() !== 'offline'
      ? (failure ?? t('notRefreshed'))
      : t('offline')
    : t('slow');
  return (
    <AgeAlert
      severity="warning"
      role="presentation"
      className="no-print"
      data-stale=""
      data-passing={failed ? undefined : ''}
      icon={<PartIcon name="offline" />}
      action={
        failed ? (
          <Button variant="text" onClick={refresh.retry}>
            {common('common.tryAgain')}
          </Button>
        ) : null
      }
    >
      <b>{reason}</b> {t(SENTENCES[subject], { age })}
    </AgeAlert>
  );
}

/** Age of the content after a failed or during a slow refresh (OF-04). `failure`: sentence while online. */
export function FreshnessNotice(props: FreshnessNoticeProps) {
  const { phase } = props.refresh;
  // Rendered only when needed: the first use of `Intl.RelativeTimeFormat` takes a phone 100 ms.
  return <div role="status">{phase === 'failed' || phase === 'slow' ? <Notice {...props} /> : null}</div>;
}
