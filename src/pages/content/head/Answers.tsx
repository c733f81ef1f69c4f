import { styled } from '@mui/material/styles';
import type { ShownPage } from '../../../content/pages/shownPage.ts';
import { down } from '../../../shared/ui/breakpoints.ts';
import { PHONE } from '../../../shared/ui/PhoneFold.ts';
import { figureLinks, Rich } from '../Rich.tsx';

const List = styled('dl')({
  ...figureLinks,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: '1.25rem var(--fluid-m)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    // Aligns the figures whatever the length of their labels.
    justifyContent: 'space-between',
    gap: '0.25rem',
    paddingBlockStart: '0.75rem',
    borderBlockStart: '2px solid var(--primary)',
  },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-snug)' },
  '& dd': {
    fontSize: 'var(--fs-3)',
    fontWeight: 'var(--w-head)',
    lineHeight: 'var(--lh-snug)',
  },
  '& dd a': { display: 'inline-block', minBlockSize: '1.5rem' },
  // The first answer of a head is its main figure.
  '&[data-lead]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-lead] > :first-of-type': {
    gridColumn: '1 / -1',
    '& dd': { fontSize: 'var(--fs-2)', lineHeight: 'var(--lh-tight)' },
  },
  [PHONE]: { '&[data-repeats]': { display: 'none' } },
  [down('sm')]: {
    '&, &[data-lead]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: 0,
    borderBlockEnd: '1px solid var(--line)',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
      alignItems: 'baseline',
      columnGap: '1rem',
      paddingBlock: '0.75rem',
      borderBlockStart: '1px solid var(--line)',
    },
    '& dd': { fontSize: 'var(--fs-4)', textAlign: 'end' },
    '&[data-lead] > :first-of-type': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& dd': { textAlign: 'start' },
    },
  },
});

interface AnswersProps {
  readonly figures: ShownPage['keyFigures'];
  /** The first one is the main figure of the page. */
  readonly leads?: boolean;
  /** The tool above shows the same figures: hidden on a phone. */
  readonly repeats?: boolean;
}

/** The main figures of a page with links to their sources (PG-01). */
export function Answers({ figures, leads = false, repeats = false }: AnswersProps) {
  if (figures.length === 0) return null;
  return (
    <List data-lead={leads ? '' : undefined} data-repeats={repeats || undefined}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Rich text={value} />
          </dd>
        </div>
      ))}
    </List>
  );
}
