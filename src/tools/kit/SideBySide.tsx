import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface Column {
  readonly key: string;
  readonly head: ReactNode;
  /** The column header, repeated in each cell on phones. */
  readonly label?: string;
}

interface Row {
  readonly key: string;
  readonly head: string;
}

interface SideBySideProps<R extends Row> {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly R[];
  readonly renderCell: (row: R, column: number) => ReactNode;
}

/** Comparison table with options as columns and properties as rows. */
export function SideBySide<R extends Row>({ label, columns, rows, renderCell }: SideBySideProps<R>) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell aria-hidden="true" />
          {columns.map(({ key, head }) => (
            <TableCell key={key}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row">
              {row.head}
            </TableCell>
            {columns.map(({ key, label: columnLabel }, index) => (
              <TableCell key={key} data-label={columnLabel}>
                {renderCell(row, index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
