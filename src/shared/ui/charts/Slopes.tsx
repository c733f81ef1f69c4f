import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties, ReactNode } from 'react';
import { HEIGHT_REM, LABEL_HEIGHTS_REM, Plot, Values } from './Slopes.styles.ts';
import { type Slope, slopesOf } from './slopes.ts';

/** The end of a line: its value, a short label and the complete text. */
interface SlopeEnd {
  readonly value: number;
  readonly short: string;
  readonly told: ReactNode;
}

export interface SlopeRow {
  readonly label: string;
  readonly first: SlopeEnd;
  readonly last: SlopeEnd;
}

interface SlopesProps {
  readonly label: string;
  readonly ends: readonly [string, string];
  /** At most four. */
  readonly rows: readonly SlopeRow[];
  readonly mirrored: boolean;
}

const STROKES = [
  { stroke: 'var(--primary)' },
  { stroke: 'var(--accent-ink)', strokeDasharray: '9 4' },
  { stroke: 'var(--ink-soft)', strokeDasharray: '2 4' },
  { stroke: 'var(--ink)', strokeDasharray: '10 4 2 4' },
] as const;

const percent = (part: number) => `${part * 100}%`;

const at = (part: number): CSSProperties => {
  const place: Record<string, number> = { '--at': part * HEIGHT_REM };
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

/** A slope chart and a table with the same values (PG-05). */
export function Slopes({ label, ends, rows, mirrored }: SlopesProps) {
  const slopes = slopesOf(
    rows.map(({ first, last }) => [first.value, last.value]),
    [LABEL_HEIGHTS_REM[0] / HEIGHT_REM, LABEL_HEIGHTS_REM[1] / HEIGHT_REM],
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
