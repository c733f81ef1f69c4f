import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { PHONE } from '../../shared/ui/PhoneFold.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const narrow = down('lg');

const Beside = styled('nav')({
  fontSize: 'var(--fs-small)',
  lineHeight: 'calc(var(--lh-snug) + 0.1)',
  '& > h2': {
    marginBlockEnd: '0.75rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    letterSpacing: 0,
  },
  '& > ol': { paddingBlock: 0, borderInlineStart: '1px solid var(--line)' },
  '&&& a': {
    display: 'block',
    padding: '0.5rem 1rem',
    color: 'var(--ink-soft)',
    textDecoration: 'none',
    textWrap: 'balance',
  },
  '&&& a:hover': { color: 'var(--ink)' },
  [narrow]: { display: 'none' },
});

const Folded = styled('div')({
  display: 'none',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
  backgroundColor: 'var(--surface)',
  fontSize: '1rem',
  '& > details': { borderBlockEnd: 0 },
  '& summary': { minBlockSize: '3.25rem', paddingInline: '1rem' },
  '& summary > :first-of-type': { gap: '1rem', alignItems: 'center' },
  '& .MuiAccordionDetails-root, & ol': { padding: 0 },
  '&&& a': {
    display: 'flex',
    textDecoration: 'none',
    alignItems: 'center',
    minBlockSize: 'var(--target)',
    padding: '0.5rem 1rem',
    borderBlockStart: '1px solid var(--line)',
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
  },
  [narrow]: { display: 'block' },
  [PHONE]: { '&[data-repeats]': { display: 'none' } },
});

interface OnThisPageProps {
  readonly headings: readonly { readonly id: string; readonly heading: string }[];
  /** On phones the sections are folded rows, so that a list of them is not needed. */
  readonly repeats: boolean;
}

const Entries = ({ headings }: Pick<OnThisPageProps, 'headings'>) => (
  <List component="ol">
    {headings.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{heading}</a>
      </li>
    ))}
  </List>
);

/** Table of contents: beside the answer of the page, or folded above it on narrow screens. */
export function OnThisPage({ headings, repeats }: OnThisPageProps) {
  const { t } = useTranslation('content');
  return (
    <div className="no-print">
      <Beside aria-label={t('contents')}>
        <h2>{t('contents')}</h2>
        <Entries headings={headings} />
      </Beside>
      <Folded data-repeats={repeats || undefined}>
        <Fold
          summary={
            <>
              <PartIcon name="list" />
              {t('contents')}
            </>
          }
        >
          <Entries headings={headings} />
        </Fold>
      </Folded>
    </div>
  );
}
