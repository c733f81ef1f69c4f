import { keyframes, styled } from '@mui/material/styles';
import { down, up } from '../../../shared/ui/breakpoints.ts';

const turnAway = keyframes({ to: { transform: 'perspective(80rem) rotateY(90deg)' } });
const turnUp = keyframes({ from: { transform: 'perspective(80rem) rotateY(-90deg)' } });

/** Sky colours of the families of services. */
const skies = ['trade', 'digital', 'money', 'rights', 'paper'].map((sky) => [
  `& > [data-sky="${sky}"]`,
  { '--sky-top': `var(--sky-${sky}-1)`, '--sky-horizon': `var(--sky-${sky}-2)` },
]);

/** The first screen: sky, harbour and water, message and picture, the panel of the slides below. */
export const Scenery = styled('section')({
  '--art': 'min(44rem, 43vw)',
  '--water-line': 'calc(var(--art) * 0.118 + 0.75rem)',
  '--band': 'max(62vw, 40rem)',
  paddingBlockEnd: '1.25rem',
  background: 'var(--art-water)',
  '& > [data-scene]': {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background: 'linear-gradient(180deg, var(--sky-top), var(--sky-horizon))',
    transition: '--sky-top var(--t-flip) var(--ease), --sky-horizon var(--t-flip) var(--ease)',
  },
  ...Object.fromEntries(skies),
  '& > [data-scene]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: -2,
    blockSize: 'var(--water-line)',
    background: 'var(--art-water)',
    borderBlockStart: '2px solid var(--art-water2)',
  },
  '& [data-scene] > img': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockEnd: 'calc(var(--water-line) - var(--band) * 0.05)',
    zIndex: -1,
    inlineSize: 'var(--band)',
    maxInlineSize: 'none',
    blockSize: 'calc(var(--band) * 0.2)',
    // An angle instead of “to right”: in Arabic the picture is mirrored together with its mask.
    mask: 'linear-gradient(90deg, transparent, #000 14%)',
    // Without dhow (63 to 73 %) and boat (85 to 88 %): the water of the pier would cover parts of them.
    clipPath:
      'polygon(0 0, 100% 0, 100% 75.6%, 88% 75.6%, 88% 73%, 85% 73%, 85% 75.6%, 73% 75.6%, 73% 70.5%, 63% 70.5%, 63% 75.6%, 52% 75.6%, 52% 100%, 0 100%)',
  },
  '& [data-scene] > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
    gap: '0 2rem',
    paddingBlockStart: 'clamp(1.5rem, 2.6vw, 4.5rem)',
  },
  '& [data-scene] [data-flip]': {
    alignSelf: 'end',
    inlineSize: 'var(--art)',
    maxInlineSize: '100%',
    marginBlockEnd: '0.75rem',
    marginInlineStart: 'auto',
    touchAction: 'pan-y pinch-zoom',
    '& img': { blockSize: 'auto' },
    '&[data-flip="out"]': { animation: `${turnAway} calc(var(--t-flip) / 2) ease-in forwards` },
    '&[data-flip="in"]': { animation: `${turnUp} calc(var(--t-flip) / 2) ease-out` },
  },
  [up('xl')]: {
    '& [data-scene] > img': {
      clipPath:
        'polygon(0 0, 100% 0, 100% 75.6%, 73% 75.6%, 73% 70.5%, 63% 70.5%, 63% 75.6%, 28.4% 75.6%, 28.4% 73.5%, 26.6% 73.5%, 26.6% 75.6%, 0 75.6%)',
    },
  },
  [down('md')]: {
    '--art': 'min(92vw, 26rem)',
    '--band': 'max(150vw, 34rem)',
    '& [data-scene] > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [data-scene] [data-flip]': { marginBlockStart: '1rem', marginInline: 'auto' },
  },
});
