import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';

export const Sketch = styled('div')({
  position: 'relative',
  overflow: 'clip',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--art-water)',
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  '& .land': { fill: 'var(--surface)', stroke: 'var(--art-mid)', strokeWidth: 2, strokeLinejoin: 'round' },
  '& .wave': { fill: 'none', stroke: 'var(--art-water2)', strokeWidth: 3, strokeLinecap: 'round' },
  '& .zone': { fill: 'var(--art-mid)' },
  '& .zone.fits': { fill: 'var(--art-acc)', stroke: 'var(--art-deep)', strokeWidth: 1.5 },
});

/** An emirate's name on the sketch. Low, since seven of them lie close; a phone's finger finds the list's filter besides. */
export const EmirateButton = styled(ToggleButton)({
  '&&': {
    position: 'absolute',
    minBlockSize: '1.5rem',
    minInlineSize: 0,
    padding: '0 0.375rem',
    gap: '0.375rem',
    border: '1px solid transparent',
    borderRadius: '0.375rem',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    '& bdi': { fontWeight: 500 },
  },
});
