import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { use } from 'react';
import type { Fact } from '../../../content/facts/fact.ts';
import { FactContext } from '../../../content/facts/factContext.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import {
  type Amount,
  exampleTotal,
  isAbout,
  lineAmount,
  workingOf,
} from '../../../content/pages/examples.ts';
import type { ExampleBlock, ExampleLine } from '../../../content/pages/page.ts';
import { Rich } from '../Rich.tsx';

const Sheet = styled(Card)({
  padding: 'clamp(1rem, 3vw, 1.75rem)',
  '& :is(th, td)': { paddingInline: 0, verticalAlign: 'baseline', lineHeight: 'calc(var(--lh-body) - 0.1)' },
  '& th': { fontWeight: 400 },
  '& th > span': {
    display: 'block',
    inlineSize: 'fit-content',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
  },
  '& td': { paddingInlineStart: '1rem', textAlign: 'end', whiteSpace: 'nowrap' },
  '& tr[data-given] > *': { color: 'var(--ink-soft)' },
  '& tfoot :is(th, td)': {
    paddingBlockEnd: 0,
    border: 0,
    color: 'var(--ink)',
    fontSize: 'var(--fs-4)',
    fontWeight: 600,
  },
  '& tfoot tr': { borderBlockStart: '2px solid var(--ink)' },
  '& > p': { marginBlockStart: '1rem' },
});

function useMoney(currency: ExampleBlock['currency']) {
  const { language } = use(FactContext);
  return ([low, high]: Amount, certainty: Fact['certainty'] = 'stated') =>
    formatFact({ value: low === high ? low : [low, high], unit: currency, certainty }, language);
}

function Line({ line, currency }: { line: ExampleLine; currency: ExampleBlock['currency'] }) {
  const money = useMoney(currency);
  const working = workingOf(line, (amount) => money([amount, amount]));
  const amount = lineAmount(line, currency);
  return (
    <TableRow data-given={'given' in line ? '' : undefined}>
      <TableCell component="th" scope="row">
        {line.label}
        {working === undefined ? null : (
          // Arithmetic runs from the left in every language.
          <span className="num" dir="ltr">
            <Rich text={working} />
          </span>
        )}
      </TableCell>
      <TableCell className="num">
        {'fact' in line && (line.times ?? 1) === 1 ? (
          <Rich text={`{{${line.fact}}}`} />
        ) : (
          <bdi>
            {'given' in line
              ? money([line.given, line.given])
              : amount && money(amount, isAbout(line, currency) ? 'about' : 'stated')}
          </bdi>
        )}
      </TableCell>
    </TableRow>
  );
}

/** A worked case: what is given, each line as it is counted, and the total (PG-05). */
export function Example({ heading, lines, currency, total, result }: ExampleBlock) {
  const money = useMoney(currency);
  const about = lines.some((line) => isAbout(line, currency));
  return (
    <Sheet>
      <Table aria-label={heading}>
        <TableBody>
          {lines.map((line) => (
            <Line key={line.label} line={line} currency={currency} />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {total}
            </TableCell>
            <TableCell className="num">
              <bdi>{money(exampleTotal({ lines, currency }), about ? 'about' : 'stated')}</bdi>
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      {result === undefined ? null : (
        <p>
          <Rich text={result} />
        </p>
      )}
    </Sheet>
  );
}
