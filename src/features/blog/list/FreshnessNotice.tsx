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

const MINUTE = 60_000;

const AgeAlert = styled(Alert)({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  marginBlockEnd: '2rem',
  paddingBlock: '0.4rem',
  '& .MuiAlert-message, & .MuiAlert-icon': { paddingBlock: '0.35rem' },
  '& .MuiAlert-action': { marginInline: 0, padding: 0 },
  '@media (max-width: 40rem)': {
    // Below the words, and beginning where they do.
    '& .MuiAlert-action': { gridColumn: 2, justifySelf: 'start', marginInlineStart: '-0.75rem' },
  },
  // While it may yet be taken back it stands over the page, and moves nothing of what is being read.
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

/** The current time, renewed every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Which sentence tells the age: of the service's list, of what the device put together, or of an article. */
export type FreshnessSubject = 'list' | 'device' | 'post';

const SENTENCES = { list: 'blog.listAge', device: 'blog.deviceAge', post: 'post.age' } as const;

interface FreshnessNoticeProps {
  readonly refresh: Refresh;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly subject: FreshnessSubject;
  readonly failure?: string | undefined;
}

function Notice({ refresh, fetchedAt, subject, failure }: FreshnessNoticeProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const age = timeAgo(fetchedAt, useNow(), locale);
  const failed = refresh.phase === 'failed';
  const reason = failed
    ? connection() !== 'offline'
      ? (failure ?? t('blog.notRefreshed'))
      : t('blog.offline')
    : t('blog.slow');
  return (
    // What stands around it reads it out.
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
            {t('common.tryAgain')}
          </Button>
        ) : null
      }
    >
      <b>{reason}</b> {t(SENTENCES[subject], { age })}
    </AgeAlert>
  );
}

/**
 * Says how old what is shown is when it could not be refreshed, or while that takes long (OF-04); nothing
 * otherwise. `failure` is the first sentence for a failure while the device is online.
 */
export function FreshnessNotice(props: FreshnessNoticeProps) {
  const { phase } = props.refresh;
  // Its words are made only when they are wanted: the browser's tables for "3 hours ago" take a phone 100 ms to open.
  return <div role="status">{phase === 'failed' || phase === 'slow' ? <Notice {...props} /> : null}</div>;
}
