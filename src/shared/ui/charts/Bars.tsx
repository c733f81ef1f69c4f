import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties, ReactNode } from 'react';
import { Axis, BarsTable, Legend, tones } from './Bars.styles.ts';
import { type BarPart, type BarRect, barScale } from './bars.ts';

/** A row of a bar chart: what it is, what it comes to in words, and its bar. */
export interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly parts: readonly BarPart[];
}

interface BarsProps {
  /** What the chart shows: the name of its table. */
  readonly label: string;
  readonly rows: readonly BarRow[];
  /** Bars begin at the right. */
  readonly mirrored: boolean;
  /** What the tones stand for, where there are several. */
  readonly legend?: readonly { readonly tone: BarPart['tone']; readonly words: string }[];
  /** Writes a round value below the bars; without it there are none. */
  readonly formatTick?: (value: number) => string;
}

const HEIGHT = 14;

/** Beyond this place, in percent, a tick's words would leave a phone's screen. */
const ROOM = 78;

// The values in the row say what the bar draws.
const Bar = ({ rects, mirrored }: { rects: readonly BarRect[]; mirrored: boolean }) => (
  <svg height={HEIGHT} aria-hidden="true" focusable="false" data-mirrored={mirrored ? '' : undefined}>
    {rects.map(({ start, width, tone, isRange }) => (
      <rect
        key={`${tone} ${start}`}
        x={`${start}%`}
        width={`${width}%`}
        height={HEIGHT}
        fill={tones[tone]}
        opacity={isRange ? 0.4 : 1}
      />
    ))}
  </svg>
);

const custom = (name: string, value: string): CSSProperties => ({ [name]: value });

/**
 * A bar chart that is a table: each row says its value and draws it, so that nothing is to be seen only (PG-05). Ranges
 * show their high end paler; rows may start where the one before ended.
 */
export function Bars({ label, rows, mirrored, legend, formatTick }: BarsProps) {
  const { rect, ticks } = barScale(Math.max(...rows.flatMap(({ parts }) => parts.map(({ to }) => to)), 0));
  return (
    <>
      {legend && legend.length > 1 ? (
        <Legend>
          {legend.map(({ tone, words }) => (
            <li key={tone}>
              <i aria-hidden="true" style={custom('--tone', tones[tone])} />
              {words}
            </li>
          ))}
        </Legend>
      ) : null}
      <BarsTable aria-label={label}>
        <TableBody>
          {rows.map(({ key, label: name, value, parts }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell className="value num">{value}</TableCell>
              <TableCell className="bar" aria-hidden="true">
                <Bar rects={parts.map(rect)} mirrored={mirrored} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </BarsTable>
      {formatTick ? (
        <Axis aria-hidden="true">
          {ticks
            .filter(({ at }) => at <= ROOM)
            .map(({ value, at }) => (
              <span key={value} style={custom('--at', `${at}%`)}>
                {formatTick(value)}
              </span>
            ))}
        </Axis>
      ) : null}
    </>
  );
}
