import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';

const fade = keyframes({ from: { backgroundColor: 'color-mix(in srgb, var(--accent) 32%, transparent)' } });

const Words = styled('span')({
  borderRadius: '4px',
  boxDecorationBreak: 'clone',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-changed]': { animation: `${fade} 900ms var(--ease)` },
  },
});

/** Tints a computed text for a moment when it changes. */
export function Changed({ children: words }: { readonly children: string }) {
  const [shown, setShown] = useState({ words, times: 0 });
  if (shown.words !== words) setShown({ words, times: shown.times + 1 });
  return (
    <Words key={shown.times} data-changed={shown.times > 0 ? '' : undefined}>
      {words}
    </Words>
  );
}
