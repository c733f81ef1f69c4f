import { styled } from '@mui/material/styles';
import type { Decision } from '../../../content/pages/page.ts';
import { Rich } from '../Rich.tsx';
import { up } from '../../../shared/ui/breakpoints.ts';

const Tree = styled('div')({
  '& ul': { display: 'grid', gap: '0.75rem', margin: '0.75rem 0 0', padding: 0, listStyle: 'none' },
  '& .question': { fontWeight: 600 },
  '& li': {
    paddingInlineStart: '1rem',
    borderInlineStart: '2px solid var(--art-mid)',
  },
  '& .answer': {
    inlineSize: 'fit-content',
    padding: '0.125rem 0.75rem',
    borderRadius: '99px',
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary)',
    fontSize: 'var(--fs-small)',
    fontWeight: 600,
  },
  '& .answer + *': { marginBlockStart: '0.5rem' },
  [up('md')]: {
    '& li[data-end]': { display: 'flex', gap: '0.75rem', alignItems: 'baseline' },
    '& li[data-end] > .answer': { flex: 'none' },
    '& li[data-end] > .answer + *': { marginBlockStart: 0 },
  },
});

function Branch({ question, answers }: Decision) {
  return (
    <>
      <p className="question">
        <Rich text={question} />
      </p>
      <ul>
        {answers.map(({ label, leadsTo }) => (
          <li key={label} data-end={typeof leadsTo === 'string' ? '' : undefined}>
            <p className="answer">{label}</p>
            {typeof leadsTo === 'string' ? (
              <p>
                <Rich text={leadsTo} />
              </p>
            ) : (
              <div>
                <Branch {...leadsTo} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A decision tree as nested lists (PG-05), which is readable without its lines and in print. */
export const DecisionTree = (start: Decision) => (
  <Tree>
    <Branch {...start} />
  </Tree>
);
