import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Offer, offers, PARTS } from '../../../content/offers/offers.ts';
import type { OffersBlock } from '../../../content/pages/page.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Frame } from './tables.tsx';
import { useOfferWords } from './useOfferWords.ts';

/** The names of the rows are short, the columns are many. */
const Side = styled(Frame)({
  '& tbody th': { inlineSize: 'auto' },
  '& :is(th, td)': { fontSize: 'var(--fs-small)' },
  '& td b': { fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' },
  '& + p': { marginBlockStart: '1rem' },
  // On a phone the offers stand two abreast below the name of each row.
  '@media (max-width: 40rem)': {
    '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& tbody :is(th, td:only-of-type)': { gridColumn: '1 / -1' },
  },
});

const Lines = styled('ul')({
  margin: 0,
  paddingInlineStart: '1.1rem',
  listStyle: 'disc',
  '& > li': { padding: 0 },
});

interface Row {
  readonly head: string;
  readonly cellOf: (offer: Offer) => ReactNode;
}

function useRows(): readonly Row[] {
  const { t } = useTranslation('content');
  const { t: menu } = useTranslation('menu');
  const { part, year } = useOfferWords();
  const price = (of: Offer['years'][number]) => {
    const { sum, note } = year(of);
    return (
      <>
        <b>{sum}</b> {note}
      </>
    );
  };
  return [
    { head: t('offers.year', { number: 1 }), cellOf: ({ years }) => price(years[0]) },
    { head: t('offers.year', { number: 2 }), cellOf: ({ years }) => price(years[1]) },
    { head: t('offers.price'), cellOf: ({ price }) => t(`offers.prices.${price}`) },
    ...PARTS.map((id): Row => ({ head: t(`offers.parts.${id}`), cellOf: ({ parts }) => part(parts[id]) })),
    {
      head: t('offers.notIncluded'),
      cellOf: ({ missing }) => (
        <Lines>
          {missing.map((id) => (
            <li key={id}>{t(`offers.missing.${id}`)}</li>
          ))}
        </Lines>
      ),
    },
    {
      head: menu('titles./calculator'),
      cellOf: ({ calculator }) => (
        <MuiLink component={Link} to={`/calculator?${calculator}`}>
          {t('offers.calculate')}
        </MuiLink>
      ),
    },
  ];
}

interface CellsProps extends Pick<Row, 'cellOf'> {
  readonly shown: OffersBlock['offers'];
}

/** What a row says of each offer: once, where it says the same of all. */
function Cells({ shown, cellOf }: CellsProps) {
  const { t } = useTranslation('content');
  const cells = shown.map((id) => cellOf(offers[id]));
  const [first] = cells;
  if (typeof first === 'string' && cells.every((cell) => cell === first))
    return (
      <TableCell colSpan={shown.length} className="num">
        {first}
      </TableCell>
    );
  return shown.map((id, index) => (
    <TableCell key={id} data-label={shown.length > 1 ? t(`offers.names.${id}`) : undefined} className="num">
      {cells[index]}
    </TableCell>
  ));
}

/** Offers side by side, in the page's language: their words are those of the interface (PG-04). */
export function Offers({ heading, offers: shown }: OffersBlock) {
  const { t } = useTranslation('content');
  const { code } = useLanguage();
  const rows = useRows();
  return (
    <div lang={code} dir={textDirection(code)}>
      <Side>
        <Table aria-label={heading}>
          <TableHead>
            <TableRow>
              {/* Nothing is said of the rows' names. */}
              <TableCell aria-hidden="true" />
              {shown.map((id) => (
                <TableCell key={id}>
                  {shown.length > 1 ? (
                    <MuiLink component={Link} to={offers[id].to}>
                      {t(`offers.names.${id}`)}
                    </MuiLink>
                  ) : (
                    t(`offers.names.${id}`)
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ head, cellOf }) => (
              <TableRow key={head}>
                <TableCell component="th" scope="row">
                  {head}
                </TableCell>
                <Cells shown={shown} cellOf={cellOf} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Side>
    </div>
  );
}
