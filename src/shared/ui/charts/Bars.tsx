import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties, ReactNode } from 'react';
import { Axis, BarsTable, Legend, MarkLabel, tones } from './Bars.styles.ts';
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
  /** A line through all bars, with a word above it. What it says stands in words beside the chart, too. */
  readonly mark?: { readonly value: number; readonly words: string };
}

const HEIGHT = 14;

/** Beyond this place, in percent, a tick's words would leave a phone's screen. */
const ROOM = 78;

interface BarProps {
  readonly rects: readonly BarRect[];
  readonly mirrored: boolean;
  /** Where the line of a mark crosses it, in percent. */
  readonly mark: number | undefined;
}

// The values in the row say what the bar draws.
const Bar = ({ rects, mirrored, mark }: BarProps) => (
  <svg height={HEIGHT} aria-hidden="true" data-mirrored={mirrored ? '' : undefined}>
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
    {mark === undefined ? null : <line x1={`${mark}%`} x2={`${mark}%`} y1={0} y2={HEIGHT} />}
  </svg>
);

const custom = (name: string, value: string): CSSProperties => ({ [name]: value });

/**
 * A bar chart that is a table: each row says its value and draws it, so that nothing is to be seen only (PG-05). Ranges
 * show their high end paler; rows may start where the one before ended.
 */
export function Bars({ label, rows, mirrored, legend, formatTick, mark }: BarsProps) {
  const { rect, ticks, placeOf } = barScale(
    Math.max(...rows.flatMap(({ parts }) => parts.map(({ to }) => to)), 0),
  );
  const marked = mark && placeOf(mark.value);
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
      {mark === undefined || marked === undefined ? null : (
        <MarkLabel aria-hidden="true" style={custom('--at', `${marked}%`)}>
          <span data-late={marked > 50 || undefined}>{mark.words}</span>
        </MarkLabel>
      )}
      <BarsTable aria-label={label}>
        <TableBody>
          {rows.map(({ key, label: name, value, parts }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell className="value num">{value}</TableCell>
              <TableCell className="bar" aria-hidden="true">
                <Bar rects={parts.map(rect)} mirrored={mirrored} mark={marked} />
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
