import { styled } from '@mui/material/styles';
import type { ListedFigures } from '../../content/pages/shownPage.ts';
import { figureId } from '../../content/pages/shownText.ts';
import { SourceLink } from '../../content/facts/SourceLink.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Notes } from './Notes.tsx';

const Sources = styled('section')({
  fontSize: 'var(--fs-small)',
  lineHeight: 'var(--lh-body)',
  '& > details > summary > h2': { fontSize: 'var(--fs-4)' },
  '& dl': { marginBlockStart: '0.75rem' },
  '& dl > div': {
    paddingBlock: '0.75rem',
    borderBlockStart: '1px solid var(--line)',
    scrollMarginBlockStart: '6rem',
  },
  '& dl > div:target': { backgroundColor: 'var(--primary-soft)' },
  '& dd': { marginBlockStart: '0.125rem', color: 'var(--ink-soft)' },
});

/** The figures of a page with source and date of check (PG-01); folded on screen, open in print. */
export const Figures = ({ title, intro, items }: ListedFigures) => (
  <Sources aria-labelledby="figures">
    <Fold summary={title} level="h2" headingId="figures">
      <p className="soft">{intro}</p>
      <dl>
        {items.map(({ id, covers, value, source, url, notes }) => (
          <div key={id} id={figureId(id)}>
            <dt>
              {covers}: <b className="num">{value}</b>
            </dt>
            <dd>
              <SourceLink source={source} url={url} />. <Notes notes={notes} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  </Sources>
);
