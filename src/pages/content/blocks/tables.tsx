import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ShownBlockOf } from '../../../content/pages/shownBlocks.ts';
import { Rich } from '../Rich.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const shade = 'color-mix(in srgb, var(--ink) 22%, transparent)';

/** Container of a table: scrolls sideways with a shadow at the edge; on a phone each row is a card. */
export const Frame = styled(TableContainer)({
  background: [
    'linear-gradient(to right, var(--paper) 35%, transparent) left / 2.5rem 100% local no-repeat',
    'linear-gradient(to left, var(--paper) 35%, transparent) right / 2.5rem 100% local no-repeat',
    `linear-gradient(to right, ${shade}, transparent) left / 0.75rem 100% scroll no-repeat`,
    `linear-gradient(to left, ${shade}, transparent) right / 0.75rem 100% scroll no-repeat`,
  ].join(', '),
  '& th, & td': {
    paddingBlock: '0.75rem',
    paddingInline: '0 1.25rem',
    lineHeight: 'calc(var(--lh-body) - 0.1)',
    verticalAlign: 'top',
  },
  '& :is(th, td):last-child': { paddingInlineEnd: 0 },
  '& thead th': {
    borderBlockEnd: '2px solid var(--ink)',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    verticalAlign: 'bottom',
  },
  '& tbody th': { inlineSize: '34%', fontWeight: 600 },
  '& th p': {
    marginBlockStart: '0.25rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    fontWeight: 400,
  },
  // On a phone each row is a card: sideways scrolling hides the compared column.
  [down('sm')]: {
    background: 'none',
    '& table, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gap: '0.5rem',
      paddingBlock: '1rem',
      borderBlockEnd: '1px solid var(--line)',
    },
    '& tbody :is(th, td)': { display: 'block', inlineSize: 'auto', padding: 0, border: 0 },
    '& tbody td::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'var(--ink-soft)',
      fontSize: 'var(--fs-mini)',
      fontWeight: 600,
    },
  },
});

/** Table of costs with payee and source. */
export function Costs({ columns: words, rows, heading }: ShownBlockOf<'costs'>) {
  return (
    <Frame>
      <Table aria-label={heading}>
        <TableHead>
          <TableRow>
            <TableCell>{words.item}</TableCell>
            <TableCell>{words.amount}</TableCell>
            <TableCell>{words.payee}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ item, amount, payee, note }) => (
            <TableRow key={item}>
              <TableCell component="th" scope="row">
                {item}
                {note === undefined ? null : (
                  <p>
                    <Rich text={note} />
                  </p>
                )}
              </TableCell>
              <TableCell data-label={words.amount}>
                <Rich text={amount} />
              </TableCell>
              <TableCell data-label={words.payee}>{payee}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}

/** Comparison table. */
export function Comparison({ columns, rows, heading }: ShownBlockOf<'comparison'>) {
  return (
    <Frame>
      <Table aria-label={heading}>
        <TableHead>
          <TableRow>
            <TableCell aria-hidden="true" />
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label, cells }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index]} data-label={columns[index]}>
                  <Rich text={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}
