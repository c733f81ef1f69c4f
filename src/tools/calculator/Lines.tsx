import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CountedLine, Estimate } from './model.ts';
import { useFacts } from '../../content/facts/useFacts.ts';
import { PEG } from '../../content/facts/amount.ts';
import { isAssumed, YEARS } from './totals.ts';
import { useEstimateWords } from './useEstimateWords.ts';

const LineLists = styled('div')({
  minInlineSize: 0,
  '& h3': { fontSize: '1.0625rem' },
  '& > * + h3': { marginBlockStart: '1.75rem' },
  '& li': { display: 'block', paddingBlock: '1rem' },
  '& b': { fontWeight: 600 },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.75rem', marginBlock: '0.25rem 0.5rem' },
  '& :is(dt, small)': { display: 'block', color: 'var(--ink-soft)', fontSize: 'var(--fs-mini)' },
  '& .soft': { fontSize: 'var(--fs-small)' },
  '& > .soft': { marginBlockStart: '0.75rem' },
  '& > ul:last-of-type': {
    marginBlockStart: '0.5rem',
    '& > li': { paddingBlock: '0.5rem', fontSize: '1rem' },
  },
});

function Times({ times }: { times: number }) {
  return times > 1 ? <span className="num"> × {times}</span> : null;
}

function Counted({ line }: { line: CountedLine }) {
  const { t } = useTranslation('calculator');
  const { lineAmount, day } = useEstimateWords();
  const factOf = useFacts();
  const first = line.years.find((id) => id !== undefined);
  const known = first && factOf(first);
  return (
    <ListItem divider disableGutters>
      <p>
        <b>{t(`line.${line.id}`)}</b>
        <Times times={line.times} />
      </p>
      <dl>
        {YEARS.map((year) => {
          const id = line.years[year];
          return id ? (
            <div key={year}>
              <dt>{t('year', { number: year + 1 })}</dt>
              <dd className="num">
                <bdi>{lineAmount(id, line.times, line.lowest ?? false)}</bdi>
                {isAssumed(line, year) ? <small>{t('assumed')}</small> : null}
              </dd>
            </div>
          ) : null;
        })}
      </dl>
      {known ? (
        <p className="soft">
          {t('charges', { payee: t(`payee.${line.payee}`) })}
          {' · '}
          {t('source')}: <bdi lang={known.lang}>{known.source}</bdi>
          {' · '}
          <span className="num">{t('known', { date: day(known.checkedOn) })}</span>
        </p>
      ) : null}
    </ListItem>
  );
}

interface LinesProps {
  readonly estimate: Estimate;
  /** Id of the heading of the lines without a price. */
  readonly openId: string;
}

/** The lines of an estimate: those with a price, their payee and source, then the others. */
export function Lines({ estimate, openId }: LinesProps) {
  const { t } = useTranslation('calculator');
  const { factAmount } = useEstimateWords();
  const { counted, open, capital, lasts, converted, basis } = estimate;
  const mixed = basis !== 'allIn' && counted.some(({ id }) => id === 'visas');
  const notes = [
    converted ? t('converted', { rate: factAmount(PEG) }) : '',
    counted.some(({ assumedFrom }) => assumedFrom) ? t('assumedNote') : '',
    mixed ? t('mixed') : '',
    capital ? t('capital', { amount: factAmount(capital) }) : '',
    lasts ? t('card', { length: factAmount(lasts) }) : '',
  ].filter((note) => note !== '');
  return (
    <LineLists>
      <h3>{t('lines')}</h3>
      <List disablePadding>
        {counted.map((line) => (
          <Counted key={line.id} line={line} />
        ))}
      </List>
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      <h3 id={openId}>{t('openTitle')}</h3>
      <p className="soft">{t('openNote')}</p>
      <List disablePadding>
        {open.map(({ id, times }) => (
          <ListItem key={id} divider disableGutters>
            {t(`open.${id}`)}
            <Times times={times} />
          </ListItem>
        ))}
      </List>
    </LineLists>
  );
}
