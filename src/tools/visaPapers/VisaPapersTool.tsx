import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PaperId, STAMPED } from '../../content/visas/papers.ts';
import { persisted } from '../../shared/storage/persisted.ts';
import { usePersisted } from '../../shared/storage/usePersisted.ts';
import { Check, Choice, fieldsOf } from '../kit/fields.tsx';
import { useToolState } from '../kit/useToolState.ts';
import { kindModel, KINDS, needsStamps, papersFor, parseCheckedPapers, progressOf } from './visaDocuments.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const Tool = styled('section')({
  display: 'grid',
  gap: '1.25rem',
  padding: 'var(--fluid-m)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& > div:first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 20rem)',
    gap: '0.5rem var(--fluid-l)',
    alignItems: 'end',
  },
  '& [role="status"]': { gridColumn: '1 / -1', fontWeight: 'var(--w-head)', fontSize: 'var(--fs-3)' },
  '& li': {
    flexWrap: 'wrap',
    gap: '0 1rem',
    justifyContent: 'space-between',
    padding: '0.25rem clamp(0.75rem, 2vw, 1.25rem)',
    '& > label': { flex: '1 1 16rem', marginInlineStart: '-0.5rem' },
    '& .MuiCheckbox-root': { padding: '0.625rem', fontSize: '1.75rem', '& svg': { fontSize: 'inherit' } },
    '& .MuiFormControlLabel-label': {
      paddingBlock: '0.5rem',
      fontSize: 'var(--fs-body)',
      lineHeight: 'var(--lh-snug)',
    },
    '& .MuiChip-root': { marginBlock: '0.25rem', marginInlineStart: '2.75rem' },
  },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: '1rem var(--fluid-l)',
    fontSize: 'var(--fs-small)',
  },
  '& dt': { fontWeight: 600 },
  [down('sm')]: { '& > div:first-of-type': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const entry = persisted<ReadonlySet<PaperId>>('marsa-visa-papers', {
  parse: (text) => parseCheckedPapers(text ?? ''),
  format: (checked) => [...checked].join(' '),
});

/** Returns the ticked documents; `saved` is false after a change could not be stored. */
function useCheckedPapers() {
  const stored = usePersisted(entry);
  // Without storage they last as long as the page.
  const [own, setOwn] = useState<ReadonlySet<PaperId>>();
  const checked = own ?? stored;
  const check = (paper: PaperId, ready: boolean) => {
    const next = new Set(checked);
    if (ready) next.add(paper);
    else next.delete(paper);
    setOwn(entry.write(next) ? undefined : next);
  };
  return { checked, check, saved: own === undefined };
}

/** The documents for a visa as a checklist (PG-02). The address contains only the kind of visa. */
export function VisaPapersTool() {
  const { t } = useTranslation('papers');
  const { state, change } = useToolState(kindModel);
  const field = fieldsOf(state, change, { kind: KINDS });
  const { kind } = state;
  const { checked, check, saved } = useCheckedPapers();
  const papers = papersFor(kind);
  const stay = kind === 'visit' ? 'visit' : 'residence';
  return (
    <Tool aria-labelledby="papers">
      <div>
        <h2 id="papers">{t('title')}</h2>
        <div className="no-print">
          <Choice {...field('kind')} label={t('kind')} words={(it) => t(`kinds.${it}`)} />
        </div>
        <p role="status">
          {t(`kinds.${kind}`)}: {t('ready', progressOf(kind, checked))}
        </p>
      </div>
      <Card component={List} disablePadding>
        {papers.map((paper) => (
          <ListItem key={paper} divider={paper !== papers.at(-1)}>
            <Check
              label={t(`papers.${paper}`)}
              value={checked.has(paper)}
              onChange={(ready) => check(paper, ready)}
            />
            {STAMPED.has(paper) ? <Chip component="span" label={t('stamped')} /> : null}
          </ListItem>
        ))}
      </Card>
      <dl>
        <div>
          <dt>{t('insurance')}</dt>
          <dd>{t(`insuranceBy.${kind}`)}</dd>
        </div>
        <div>
          <dt>{t('test')}</dt>
          <dd>{t(`tests.${stay}`)}</dd>
        </div>
        {needsStamps(kind) ? (
          <div>
            <dt>{t('stamps')}</dt>
            <dd>
              {t('stampsText')}{' '}
              <MuiLink component={Link} to="/services/document-attestation">
                {t('toStamps')}
              </MuiLink>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="soft">{saved ? t('kept') : t('notKept')}</p>
    </Tool>
  );
}
