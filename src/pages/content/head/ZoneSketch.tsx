import { styled } from '@mui/material/styles';
import type { ShownPage } from '../../../content/pages/shownPage.ts';
import { Rich } from '../Rich.tsx';

const Figure = styled('figure')({
  overflow: 'hidden',
  margin: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--surface)',
  '& > svg': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '22rem',
    backgroundColor: 'var(--art-water)',
  },
  '& .land': { fill: 'var(--surface)', stroke: 'var(--art-mid)', strokeLinejoin: 'round' },
  '& circle': { fill: 'var(--primary)' },
  '& text': { fill: 'var(--surface)', fontWeight: 600, textAnchor: 'middle', dominantBaseline: 'central' },
  '& ol': { display: 'grid' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    columnGap: '0.75rem',
    alignItems: 'baseline',
    minBlockSize: 'var(--target)',
    padding: '0.5rem 1rem',
    borderBlockStart: '1px solid var(--line)',
    fontSize: 'var(--fs-small)',
  },
  '& li > :first-of-type': { color: 'var(--primary)', fontWeight: 600 },
  '& li b': { display: 'block', fontSize: '1rem' },
  '& li > :last-child': { fontWeight: 600, textAlign: 'end' },
});

/** The free zones of an emirate: numbered pins on a map, and the same numbers in a list with prices (PG-07). */
export function ZoneSketch({ label, land, view, pin, zones }: NonNullable<ShownPage['zoneMap']>) {
  return (
    <Figure>
      <svg viewBox={view} role="img" aria-label={label}>
        <path className="land" d={land} strokeWidth={pin / 6} />
        {zones.map(({ name, at: [x, y] }, index) => (
          <g key={name}>
            <circle cx={x} cy={y} r={pin} />
            <text x={x} y={y} fontSize={pin}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {zones.map(({ name, sectors, price }, index) => (
          <li key={name}>
            <span className="num">{index + 1}</span>
            <span>
              <b lang="en" dir="ltr">
                {name}
              </b>
              <span className="soft">{sectors.join(' · ')}</span>
            </span>
            <span>
              <Rich text={price} />
            </span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
