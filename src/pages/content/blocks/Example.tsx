import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import type { ShownBlockOf } from '../../../content/pages/shownBlocks.ts';
import { Rich } from '../Rich.tsx';

const Sheet = styled(Card)({
  padding: 'var(--fluid-s)',
  // MUI's colours are those of the page, not of a dark panel.
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  '& :is(th, td)': {
    color: 'inherit',
    paddingInline: 0,
    verticalAlign: 'baseline',
    lineHeight: 'calc(var(--lh-body) - 0.1)',
  },
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

/** A worked example: inputs, calculation and total (PG-05). */
export function Example({ heading, lines, total, sum, result }: ShownBlockOf<'example'>) {
  return (
    <Sheet>
      <Table aria-label={heading}>
        <TableBody>
          {lines.map(({ label, isGiven, working, amount }) => (
            <TableRow key={label} data-given={isGiven ? '' : undefined}>
              <TableCell component="th" scope="row">
                {label}
                {working === undefined ? null : (
                  // Arithmetic is left to right in every language.
                  <span className="num" dir="ltr">
                    <Rich text={working} />
                  </span>
                )}
              </TableCell>
              <TableCell className="num">
                <bdi>
                  <Rich text={amount} />
                </bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {total}
            </TableCell>
            <TableCell className="num">
              <bdi>{sum}</bdi>
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
