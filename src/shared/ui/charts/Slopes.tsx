import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties, ReactNode } from 'react';
import { HEIGHT, Plot, Values, WORDS } from './Slopes.styles.ts';
import { type Slope, slopesOf } from './slopes.ts';

/** An end of a line: its value, as short as a chart needs it, and with all that is to be said of it. */
interface SlopeEnd {
  readonly value: number;
  readonly short: string;
  readonly told: ReactNode;
}

/** A row of a slope chart. */
export interface SlopeRow {
  readonly label: string;
  readonly first: SlopeEnd;
  readonly last: SlopeEnd;
}

interface SlopesProps {
  /** What the chart shows: the name of its table. */
  readonly label: string;
  /** What stands at the start and at the end. */
  readonly ends: readonly [string, string];
  /** Four at most. */
  readonly rows: readonly SlopeRow[];
  /** Lines begin at the right. */
  readonly mirrored: boolean;
}

/** How the lines are told apart, with and without colours. */
const STROKES = [
  { stroke: 'var(--primary)' },
  { stroke: 'var(--accent-ink)', strokeDasharray: '9 4' },
  { stroke: 'var(--ink-soft)', strokeDasharray: '2 4' },
  { stroke: 'var(--ink)', strokeDasharray: '10 4 2 4' },
] as const;

const percent = (part: number) => `${part * 100}%`;

const at = (part: number): CSSProperties => {
  const place: Record<string, number> = { '--at': part * HEIGHT };
  return place;
};

const Line = ({ slope: { from, to }, index }: { slope: Slope; index: number }) => {
  const { stroke, ...dashes } = STROKES[index] ?? STROKES[0];
  return (
    <g>
      <line
        x1="0"
        y1={percent(from)}
        x2="100%"
        y2={percent(to)}
        stroke={stroke}
        strokeWidth={3}
        {...dashes}
      />
      <circle cx="0" cy={percent(from)} r={5} fill={stroke} />
      <circle cx="100%" cy={percent(to)} r={5} fill={stroke} />
    </g>
  );
};

const Sample = ({ index }: { index: number }) => (
  <svg aria-hidden="true">
    <line x1="0" y1="50%" x2="100%" y2="50%" strokeWidth={3} {...(STROKES[index] ?? STROKES[0])} />
  </svg>
);

/** A slope chart, and the table that says the same (PG-05): nothing is to be seen only. */
export function Slopes({ label, ends, rows, mirrored }: SlopesProps) {
  const slopes = slopesOf(
    rows.map(({ first, last }) => [first.value, last.value]),
    [WORDS[0] / HEIGHT, WORDS[1] / HEIGHT],
  );
  return (
    <>
      <Plot aria-hidden="true">
        <span className="head">{ends[0]}</span>
        <span />
        <span className="head last">{ends[1]}</span>
        <div className="words">
          {rows.map((row, index) => (
            <span key={row.label} style={at(slopes[index]?.fromWords ?? 0)}>
              <b>{row.label}</b>
              <bdi className="num">{row.first.short}</bdi>
            </span>
          ))}
        </div>
        <svg data-mirrored={mirrored ? '' : undefined}>
          <line className="axis" x1="0" y1="0" x2="0" y2="100%" />
          <line className="axis" x1="100%" y1="0" x2="100%" y2="100%" />
          {slopes.map((slope, index) => (
            <Line key={rows[index]?.label} slope={slope} index={index} />
          ))}
        </svg>
        <div className="words last">
          {rows.map((row, index) => (
            <span key={row.label} style={at(slopes[index]?.toWords ?? 0)}>
              <bdi className="num">{row.last.short}</bdi>
            </span>
          ))}
        </div>
      </Plot>
      <Values aria-label={label}>
        <TableHead>
          <TableRow>
            {/* Nothing is said of the rows' names. */}
            <TableCell aria-hidden="true" />
            {ends.map((end) => (
              <TableCell key={end}>{end}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.label}>
              <TableCell component="th" scope="row">
                <Sample index={index} />
                {row.label}
              </TableCell>
              <TableCell className="num">{row.first.told}</TableCell>
              <TableCell className="num">{row.last.told}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Values>
    </>
  );
}
