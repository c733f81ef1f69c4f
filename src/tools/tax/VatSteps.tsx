import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Changed } from '../../shared/ui/Changed.tsx';
import { useFigures } from '../kit/useFigures.ts';
import type { VatResult } from './vatRegistration.ts';
import { Steps } from './Tax.styles.ts';
import type { Sales } from './taxQuery.ts';

const SumTable = styled(Table)({
  backgroundColor: 'var(--surface)',
  borderRadius: 'var(--r-card)',
  '& .MuiTableCell-root': {
    paddingBlock: '0.5rem',
    paddingInline: 'clamp(0.6rem, 4vw, 1.25rem)',
    fontSize: 'var(--fs-small)',
  },
  '& td': { paddingInlineStart: 0, textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-sum] > *': { fontWeight: 600 },
  '& tr:last-of-type > *': { borderBlockEnd: 0 },
});

interface LineProps {
  readonly name: 'standard' | 'zero' | 'imports' | 'goods' | 'counted' | 'exempt' | 'room';
  readonly amount: number;
}

function Line({ name, amount }: LineProps) {
  const { t } = useTranslation('tax');
  const { money } = useFigures();
  return (
    <TableRow data-sum={name === 'counted' ? '' : undefined}>
      <TableCell component="th" scope="row">
        {t(`vat.lines.${name}`)}
      </TableCell>
      <TableCell className="num">
        <bdi>
          <Changed>{money(amount)}</Changed>
        </bdi>
      </TableCell>
    </TableRow>
  );
}

/** Calculation against the thresholds, and the tax on the same figures. */
export function VatSteps({ sales, result }: { sales: Sales; result: VatResult }) {
  const { t } = useTranslation('tax');
  const { money, figure } = useFigures();
  const id = useId();
  const { counted, room, zeroOnly, output, input } = result;
  return (
    <>
      <h3 id={id}>{t('vat.count')}</h3>
      <SumTable aria-labelledby={id}>
        <TableBody>
          <Line name="standard" amount={sales.standard} />
          <Line name="zero" amount={sales.zero} />
          <Line name="imports" amount={sales.imports} />
          <Line name="goods" amount={sales.goods} />
          <Line name="counted" amount={counted} />
          <Line name="exempt" amount={sales.exempt} />
          {room > 0 && !sales.abroad ? <Line name="room" amount={room} /> : null}
        </TableBody>
      </SumTable>
      {zeroOnly && !sales.abroad ? (
        <Alert severity="warning" role="note">
          {t('vat.zeroOnly')}
        </Alert>
      ) : null}
      <h3>{t('vat.ifRegistered')}</h3>
      <Steps>
        <li className="num">
          {t('vat.output', { rate: figure('uae-vat-rate'), of: money(sales.standard), sum: money(output) })}
        </li>
        <li className="num">
          {t('vat.input', { rate: figure('uae-vat-rate'), of: money(sales.costs), sum: money(input) })}
        </li>
        <li className="num">
          {output >= input
            ? t('vat.pay', { sum: money(output - input) })
            : t('vat.back', { sum: money(input - output) })}
        </li>
      </Steps>
    </>
  );
}
