import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { numberIn } from '../../content/facts/read.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { drawIn } from '../../shared/ui/charts/drawIn.ts';
import { useFigures } from '../kit/useFigures.ts';
import { bandsOf } from './corporateTax.ts';

export const SIZE = { width: 300, height: 120 } as const;

interface Curve {
  readonly path: string;
  readonly threshold: { readonly profit: number; readonly x: number };
  readonly point: { readonly x: number; readonly y: number };
  readonly greatest: number;
}

/** Returns the curve from 0 to beyond a profit, so that its point is never at the edge. */
export function taxCurve(profit: number): Curve {
  const threshold = numberIn('uae-ct-threshold');
  const greatest = Math.max(2 * threshold, Math.ceil((profit * 1.25) / threshold) * threshold);
  const x = (each: number) => (each / greatest) * 100;
  const y = (each: number) => (1 - bandsOf(each).tax / bandsOf(greatest).tax) * 100;
  const corner = (each: number) => `${(x(each) * SIZE.width) / 100},${(y(each) * SIZE.height) / 100}`;
  return {
    path: `M${[0, threshold, greatest].map(corner).join('L')}`,
    threshold: { profit: threshold, x: x(threshold) },
    point: { x: x(profit), y: y(profit) },
    greatest,
  };
}

const Figure = styled('figure')({
  margin: 0,
  '& .plot': {
    position: 'relative',
    blockSize: '9rem',
    borderBlockEnd: '1px solid var(--line-strong)',
    borderInlineStart: '1px solid var(--line-strong)',
  },
  '& svg': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  '& svg[data-mirrored]': { transform: 'scaleX(-1)' },
  ...drawIn('& .plot', '& svg', {
    // The line extends beyond the plot by half its width.
    clipPath: 'inset(-4px calc((1 - var(--drawn, 1)) * 100% - 4px) -4px -4px)',
  }),
  '& .point': {
    position: 'absolute',
    insetInlineStart: 'calc(var(--x) - 0.4375rem)',
    insetBlockStart: 'calc(var(--y) - 0.4375rem)',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    border: '2px solid var(--surface)',
    borderRadius: '50%',
    backgroundColor: 'var(--accent)',
    printColorAdjust: 'exact',
  },
  '& .axis': {
    position: 'relative',
    blockSize: '1.5rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-mini)',
  },
  '& .axis > span': {
    position: 'absolute',
    insetInlineStart: 'calc(var(--x) - 5rem)',
    inlineSize: '10rem',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  '& .axis > span:last-child': { insetInlineStart: 'auto', insetInlineEnd: 0, textAlign: 'end' },
  '& figcaption': { marginBlockStart: '0.25rem', fontSize: 'var(--fs-small)' },
});

const at = (places: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(places).map(([name, place]) => [`--${name}`, `${place}%`]));

/** Chart of the tax over the profit, with the entered profit as a point (PG-05). */
export function TaxCurve({ profit }: { profit: number }) {
  const { t } = useTranslation('tax');
  const { money, figure } = useFigures();
  const { dir } = useLanguage();
  const { path, threshold, point, greatest } = taxCurve(profit);
  return (
    <Figure>
      <div className="plot" aria-hidden="true">
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          data-mirrored={dir === 'rtl' ? '' : undefined}
        >
          <path
            d={path}
            fill="none"
            stroke="var(--primary)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className="point" style={at(point)} />
      </div>
      <div className="axis num" aria-hidden="true">
        {greatest > 4 * threshold.profit ? null : (
          <span style={at({ x: threshold.x })}>{money(threshold.profit)}</span>
        )}
        <span>{money(greatest)}</span>
      </div>
      <figcaption className="num">
        {t('curve', {
          profit: money(profit),
          sum: money(bandsOf(profit).tax),
          threshold: figure('uae-ct-threshold'),
        })}
      </figcaption>
    </Figure>
  );
}
