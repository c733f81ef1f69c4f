import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../content/zones/zone.ts';
import type { Row } from '../rows.ts';
import { SideBySide } from './Compare.styles.ts';
import { ZoneName } from './ZoneName.tsx';
import { ZoneValue } from './ZoneValue.tsx';

interface CompareTableProps {
  readonly shown: readonly Zone[];
  readonly rows: readonly Row[];
}

/** The zones as columns, and what is told of them as rows. */
export function CompareTable({ shown, rows }: CompareTableProps) {
  const { t } = useTranslation('zones');
  return (
    <SideBySide data-columns={shown.length}>
      <Table aria-label={t('compare.caption')}>
        <TableHead>
          <TableRow>
            {/* Nothing is said of the rows' names. */}
            <TableCell aria-hidden="true" />
            {shown.map((zone) => (
              <TableCell key={zone.id}>
                <ZoneName zone={zone} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row">
                {t(`row.${row}`)}
              </TableCell>
              {shown.map((zone) => (
                <TableCell key={zone.id} data-label={zone.name}>
                  <ZoneValue zone={zone} row={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SideBySide>
  );
}
