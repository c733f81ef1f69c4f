import { styled } from '@mui/material/styles';

const Face = styled('svg')({
  inlineSize: 'var(--clock, 3.5rem)',
  blockSize: 'var(--clock, 3.5rem)',
  flex: 'none',
  strokeLinecap: 'round',
  '& .face': { fill: 'var(--art-lit)', stroke: 'var(--art-near)', strokeWidth: 3 },
  '& .hand': { stroke: 'var(--art-deep)' },
  '& .mark': { stroke: 'var(--art-near)', strokeWidth: 2 },
  '& .pin': { fill: 'var(--art-acc)' },
  '&[data-night] .face': { fill: 'var(--art-deep)' },
  '&[data-night] .hand': { stroke: 'var(--art-lit)' },
});

const DAY = { from: 6, to: 18 } as const;

const isNight = (hour: number) => hour < DAY.from || hour >= DAY.to;

function Hands({ time }: { time: string }) {
  const minutes = Number(time.slice(3, 5));
  const hours = (Number(time.slice(0, 2)) % 12) + minutes / 60;
  return (
    <>
      <path className="hand" d="M32 32V18" strokeWidth="4" transform={`rotate(${hours * 30} 32 32)`} />
      <path className="hand" d="M32 32V12" strokeWidth="2.5" transform={`rotate(${minutes * 6} 32 32)`} />
    </>
  );
}

/** Decorative analogue clock; without `time` (`HH:MM`) it has no hands. */
export function ClockFace({ time }: { time: string | undefined }) {
  const night = time !== undefined && isNight(Number(time.slice(0, 2)));
  return (
    <Face viewBox="0 0 64 64" aria-hidden="true" data-night={night ? '' : undefined}>
      <circle className="face" cx="32" cy="32" r="29" />
      <path className="mark" d="M32 8v4M56 32h-4M32 56v-4M8 32h4" />
      {time === undefined ? null : <Hands time={time} />}
      <circle className="pin" cx="32" cy="32" r="3" />
    </Face>
  );
}
