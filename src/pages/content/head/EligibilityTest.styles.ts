import { styled } from '@mui/material/styles';
import { down } from '../../../shared/ui/breakpoints.ts';

/** As in content/pages/eligibilityTest.ts, which browsers do not load. */
const MAX_QUESTIONS = 5;

/** Returns the name of a question's radio buttons. */
export const questionName = (index: number) => `q${index}`;

const chosen = (index: number, value: 'yes' | 'no') =>
  `:has(input[name="${questionName(index)}"][value="${value}"]:checked)`;

/** Shows the result of the first question that is answered “yes”. */
const results = Object.fromEntries(
  Array.from({ length: MAX_QUESTIONS }, (_, index) => {
    const before = Array.from({ length: index }, (__, former) => `:not(${chosen(former, 'yes')})`).join('');
    return [`&${before}${chosen(index, 'yes')} [data-result="${index}"]`, { display: 'grid' }];
  }),
);

/** After “no” to every question, another result replaces the advice to answer the others. */
const otherwise = Object.fromEntries(
  Array.from({ length: MAX_QUESTIONS }, (_, index) => {
    const all = Array.from({ length: index + 1 }, (__, each) => chosen(each, 'no')).join('');
    const shown = {
      '& [data-result="no"]': { display: 'grid' },
      '& [data-result="more"]': { display: 'none' },
    };
    return [`&[data-questions="${index + 1}"]${all}`, shown];
  }),
);

const ANY_YES = ':has([value="yes"]:checked)';

/** Questions beside the result, which styles alone show: the page's text has no script. */
export const Test = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  '& [data-result]': { display: 'none', gap: '0.75rem', justifyItems: 'start' },
  '@supports selector(:has(a))': {
    '&:not(:has(:checked)) [data-result="wait"]': { display: 'grid' },
    ...results,
    [`&:has(:checked):not(${ANY_YES}) [data-result="more"]`]: { display: 'grid' },
    ...otherwise,
    [`&:not(${ANY_YES}) > .seen`]: { display: 'none' },
  },
  // Older browsers show every result.
  '@supports not selector(:has(a))': {
    '& [data-result]:not([data-result="wait"], [data-result="more"])': { display: 'grid' },
    '& .choice, & > .seen': { display: 'none' },
  },
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Questions = styled('div')({
  padding: 'var(--fluid-m)',
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1rem',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    marginBlockEnd: '0.75rem',
  },
  '& h2': { fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)' },
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0.5rem 1.25rem',
    alignItems: 'center',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    paddingBlock: '0.5rem',
    border: 0,
    borderBlockStart: '1px solid var(--line)',
  },
  // A legend is a grid item only if it floats.
  '& legend': { float: 'inline-start', padding: 0, lineHeight: 'var(--lh-snug)' },
  // Not bold: a system font's bold has other widths, so that lines would break differently when the font loads.
  '& legend strong': { color: 'var(--primary)', fontWeight: 'inherit' },
  '& .choice': { display: 'flex', gap: '0.5rem' },
  '& label': {
    display: 'flex',
    gap: '0.5rem',
    alignItems: 'center',
    minBlockSize: 'var(--target)',
    paddingInline: '0.75rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-control)',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: 'var(--primary)', backgroundColor: 'var(--primary-soft)' },
  '& input': { inlineSize: '1.125rem', blockSize: '1.125rem', accentColor: 'var(--primary)' },
  [down('sm')]: { '& fieldset': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const Result = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: '0.75rem',
  padding: 'var(--fluid-m)',
  backgroundColor: 'var(--tint)',
  '& h3': { fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)' },
  '& dl': { display: 'grid', gap: '0.75rem', inlineSize: '100%' },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& dd': { fontWeight: 600 },
  '& ul': { inlineSize: '100%' },
  '& li': {
    display: 'flex',
    gap: '1rem',
    justifyContent: 'space-between',
    paddingBlock: '0.5rem',
    borderBlockStart: '1px solid var(--line)',
  },
  '& li > :last-child': { color: 'var(--ink-soft)', textAlign: 'end' },
});

/** On a phone, the way from the questions to the result. */
export const Seen = styled('a')({
  display: 'none',
  [down('lg')]: {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--bar) + 0.75rem)',
    zIndex: 4,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem',
    gridRow: 2,
    minBlockSize: 'var(--target)',
    paddingInline: '1rem',
    backgroundColor: 'var(--success-tint)',
    color: 'var(--success)',
    fontWeight: 600,
  },
});
