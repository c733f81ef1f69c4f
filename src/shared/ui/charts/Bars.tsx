import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties, ReactNode } from 'react';
import { Axis, BarsTable, Legend, MarkLabel, tones } from './Bars.styles.ts';
import { type BarPart, type BarRect, barScale } from './bars.ts';

export interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly parts: readonly BarPart[];
}

interface BarsProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
  readonly mirrored: boolean;
  readonly legend?: readonly { readonly tone: BarPart['tone']; readonly words: string }[];
  /** Formats round values below the bars; without it there are none. */
  readonly formatTick?: (value: number) => string;
  /** A labelled line through all bars. The text beside the chart states it as well. */
  readonly mark?: { readonly value: number; readonly words: string };
}

const HEIGHT_PX = 14;

/** Labels of ticks beyond this position, in percent, would leave a phone's screen. */
const MAX_LABEL_PERCENT = 78;

interface BarProps {
  readonly rects: readonly BarRect[];
  readonly mirrored: boolean;
  /** The position of the mark's line, in percent. */
  readonly mark: number | undefined;
}

// The values in the row state the same.
const Bar = ({ rects, mirrored, mark }: BarProps) => (
  <svg height={HEIGHT_PX} aria-hidden="true" data-mirrored={mirrored ? '' : undefined}>
    {rects.map(({ start, width, tone, isRange }) => (
      <rect
        key={`${tone} ${start}`}
        x={`${start}%`}
        width={`${width}%`}
        height={HEIGHT_PX}
        fill={tones[tone]}
        opacity={isRange ? 0.4 : 1}
      />
    ))}
    {mark === undefined ? null : <line x1={`${mark}%`} x2={`${mark}%`} y1={0} y2={HEIGHT_PX} />}
  </svg>
);

const custom = (name: string, value: string): CSSProperties => ({ [name]: value });

/**
 * A bar chart that is a table: each row states its value and draws it (PG-05). The upper end of a range is paler; rows
 * may start where the previous one ended.
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
            .filter(({ at }) => at <= MAX_LABEL_PERCENT)
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
