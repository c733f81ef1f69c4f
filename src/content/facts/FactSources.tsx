import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import type { Fact } from './fact.ts';
import { useFacts } from './useFacts.ts';
import type { FactId } from './facts.ts';
import { formatFact } from './formatFact.ts';
import { SourceLink } from './SourceLink.tsx';

const Source = styled('div')({
  paddingBlock: '0.25rem',
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

/** Returns a function from a fact to notes on its certainty, validity and day of check. */
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
  /** Replaces the description of the facts table. */
  readonly label?: ReactNode;
}

/** A figure with its source, as an entry of a `<dl>` (PG-02). */
export function FactSource({ id, label }: SourceProps) {
  const { code } = useLanguage();
  const notesOf = useFactNotes();
  const fact = useFacts()(id);
  const { covers, source, url, lang, dir, ended } = fact;
  // Texts are in the language of the fact; numbers in that of the page.
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
        <SourceLink source={source} url={url} lang={lang} dir={dir} />{' '}
        <span className={ended ? 'ended' : undefined}>
          {notesOf(fact)
            .map((note) => `· ${note}`)
            .join(' ')}
        </span>
      </dd>
    </Source>
  );
}

/** The collapsible list of sources; `children` are entries of a `<dl>`. */
export function FactSources({ intro, children }: { intro?: string; children: ReactNode }) {
  const { t } = useTranslation('content');
  return (
    <Framed summary={t('facts.title')}>
      {intro === undefined ? null : <p>{intro}</p>}
      <dl>{children}</dl>
    </Framed>
  );
}
