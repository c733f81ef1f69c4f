import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import type { Fact } from './fact.ts';
import { useFacts } from './factContext.ts';
import type { FactId } from './facts.ts';
import { formatFact } from './formatFact.ts';
import { SourceLink } from './SourceLink.tsx';

const Source = styled('div')({
  paddingBlock: '0.35rem',
  '& > dd': { color: 'var(--ink-soft)' },
  '& .ended': { color: 'var(--warning)' },
});

const Framed = styled(Fold)({
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
  backgroundColor: 'var(--surface)',
  fontSize: 'var(--fs-small)',
  '& > summary': { minBlockSize: '3.25rem', paddingInline: '1rem', fontSize: '1rem' },
  '& p': { padding: '0 1rem 0.75rem' },
  '& dl': { padding: '0 1rem 0.5rem' },
  '& dl > div': { paddingBlock: '0.75rem', borderBlockStart: '1px solid var(--line)' },
  '& dd': { color: 'var(--ink-soft)' },
  '& .MuiAccordionDetails-root': { padding: 0 },
});

type Noted = Pick<Fact, 'certainty' | 'validFrom' | 'validTo' | 'checkedOn'> & { readonly ended?: boolean };

/** Says how sure a figure is, from when to when it holds, and when it was read, each in a few words. */
export function useFactNotes(): (fact: Noted) => readonly string[] {
  const { t } = useTranslation('content');
  const longDate = useLongDate();
  const day = (iso: string) => ({ date: longDate(iso) });
  return ({ certainty, validFrom, validTo, checkedOn, ended = false }) => [
    ...(certainty === 'stated' ? [] : [t(`facts.${certainty}`)]),
    ...(validFrom ? [t('facts.since', day(validFrom))] : []),
    ...(validTo ? [t(ended ? 'facts.ended' : 'facts.until', day(validTo))] : []),
    t('facts.checked', day(checkedOn)),
  ];
}

interface SourceProps {
  readonly id: FactId;
  /** What the figure is, where the facts table's own words would not do. */
  readonly label?: ReactNode;
}

/** A figure, and where and when it was read: one entry of a `<dl>` (PG-02). */
export function FactSource({ id, label }: SourceProps) {
  const { code } = useLanguage();
  const notesOf = useFactNotes();
  const fact = useFacts()(id);
  const { covers, lang, dir, ended } = fact;
  // Words of a fact stay in the fact's language; figures are written in the page's.
  const own = fact.unit === 'text' ? lang : code;
  return (
    <Source>
      <dt>
        {label ?? (
          <span lang={lang} dir={dir}>
            {covers}
          </span>
        )}
        {': '}
        <b className="num" lang={own}>
          <bdi>{formatFact(fact, own)}</bdi>
        </b>
      </dt>
      <dd>
        <SourceLink fact={fact} />{' '}
        <span className={ended ? 'ended' : undefined}>
          {notesOf(fact)
            .map((note) => `· ${note}`)
            .join(' ')}
        </span>
      </dd>
    </Source>
  );
}

/** “Where these figures come from”: opened by whoever wants to know; `children` are entries of a `<dl>`. */
export function FactSources({ intro, children }: { intro?: string; children: ReactNode }) {
  const { t } = useTranslation('content');
  return (
    <Framed summary={t('facts.title')}>
      {intro === undefined ? null : <p>{intro}</p>}
      <dl>{children}</dl>
    </Framed>
  );
}
