import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import type { OfferCell, ShownBlockOf } from '../../../content/pages/shownBlocks.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Frame } from './tables.tsx';
import { down } from '../../../shared/ui/breakpoints.ts';

const Side = styled(Frame)({
  '& tbody th': { inlineSize: 'auto' },
  '& :is(th, td)': { fontSize: 'var(--fs-small)' },
  '& td b': { fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' },
  '& + p': { marginBlockStart: '1rem' },
  // On a phone two offers per row, below the row's header.
  [down('sm')]: {
    '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& tbody :is(th, td:only-of-type)': { gridColumn: '1 / -1' },
  },
});

const Lines = styled('ul')({
  margin: 0,
  paddingInlineStart: '1rem',
  listStyle: 'disc',
  '& > li': { padding: 0 },
});

function Cell({ cell }: { cell: OfferCell }) {
  if (typeof cell === 'string') return cell;
  if ('items' in cell)
    return (
      <Lines>
        {cell.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Lines>
    );
  if ('to' in cell)
    return (
      <MuiLink component={Link} to={cell.to}>
        {cell.label}
      </MuiLink>
    );
  return (
    <>
      <b>{cell.sum}</b> {cell.note}
    </>
  );
}

interface CellsProps {
  readonly cells: readonly OfferCell[];
  readonly columns: ShownBlockOf<'offers'>['columns'];
}

function Cells({ cells, columns }: CellsProps) {
  const [first] = cells;
  if (typeof first === 'string' && cells.every((cell) => cell === first))
    return (
      <TableCell colSpan={columns.length} className="num">
        {first}
      </TableCell>
    );
  return cells.map((cell, index) => (
    <TableCell
      key={columns[index]?.name}
      data-label={columns.length > 1 ? columns[index]?.name : undefined}
      className="num"
    >
      <Cell cell={cell} />
    </TableCell>
  ));
}

/** Comparison of offers in the language of the page (PG-04). */
export function Offers({ heading, columns, rows }: ShownBlockOf<'offers'>) {
  const { code } = useLanguage();
  return (
    <div lang={code} dir={textDirection(code)}>
      <Side>
        <Table aria-label={heading}>
          <TableHead>
            <TableRow>
              <TableCell aria-hidden="true" />
              {columns.map(({ name, to }) => (
                <TableCell key={name}>
                  {columns.length > 1 ? (
                    <MuiLink component={Link} to={to}>
                      {name}
                    </MuiLink>
                  ) : (
                    name
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ head, cells }) => (
              <TableRow key={head}>
                <TableCell component="th" scope="row">
                  {head}
                </TableCell>
                <Cells cells={cells} columns={columns} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Side>
    </div>
  );
}
