import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { down } from '../../shared/ui/breakpoints.ts';

const Rows = styled('div')({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    gap: '0.5rem 1.25rem',
    paddingBlock: '1rem',
    borderBlockEnd: '1px solid var(--line)',
  },
  '& .MuiSkeleton-rounded': { blockSize: 'auto', aspectRatio: '16 / 10', borderRadius: 10 },
  [down('sm')]: {
    '& > div': { gridTemplateColumns: '5.5rem minmax(0, 1fr)', columnGap: '1rem' },
    '& .MuiSkeleton-rounded': { aspectRatio: '1' },
  },
  '@media (scripting: none)': { display: 'none' },
});

/** Placeholder of the list while storage is read. */
export function SavedPageSkeleton() {
  return (
    <Rows aria-hidden="true">
      {[70, 55, 80].map((width) => (
        <div key={width}>
          <Skeleton variant="rounded" />
          <div>
            <Skeleton variant="text" width={`${width}%`} />
            <Skeleton variant="text" width="45%" />
          </div>
        </div>
      ))}
    </Rows>
  );
}
