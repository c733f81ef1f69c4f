import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { PHONE } from '../../shared/ui/PhoneFold.ts';
import { CONTRAST } from '../../shared/ui/contrast.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const narrow = down('xl');

const Beside = styled('nav')({
  position: 'sticky',
  insetBlockStart: '7rem',
  alignSelf: 'start',
  maxBlockSize: 'calc(100vh - 9rem)',
  overflowY: 'auto',
  fontSize: 'var(--fs-small)',
  lineHeight: 'calc(var(--lh-snug) + 0.1)',
  '& > h2': {
    marginBlockEnd: '0.75rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    letterSpacing: 0,
  },
  '& > ol': { paddingBlock: 0, borderInlineStart: '1px solid var(--line)' },
  '& a': {
    display: 'block',
    padding: '0.5rem 1rem',
    borderInlineStart: '3px solid transparent',
    color: 'var(--ink-soft)',
    textWrap: 'balance',
  },
  '& a:hover': { color: 'var(--ink)' },
  '& a[aria-current]': { borderInlineStartColor: 'var(--primary)', color: 'var(--ink)' },
  [CONTRAST]: {
    '& a:not([aria-current])': { borderInlineStartColor: 'Canvas' },
    '& a[aria-current]': { borderInlineStartColor: 'Highlight' },
  },
  [narrow]: { display: 'none' },
});

const Folded = styled('div')({
  display: 'none',
  marginBlockEnd: '1.75rem',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
  backgroundColor: 'var(--surface)',
  fontSize: '1rem',
  '& > details': { borderBlockEnd: 0 },
  '& summary': { minBlockSize: '3.25rem', paddingInline: '1rem' },
  '& summary > :first-of-type': { gap: '1rem', alignItems: 'center' },
  '& .MuiAccordionDetails-root, & ol': { padding: 0 },
  '& a': {
    display: 'flex',
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
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly folded: boolean;
  /** On phones the sections are folded rows, so that a list of them is not needed. */
  readonly repeats?: boolean;
}

type EntriesProps = Omit<OnThisPageProps, 'folded' | 'repeats'>;

function Entries({ headings, language, direction }: EntriesProps) {
  return (
    <List component="ol" lang={language.code} dir={direction}>
      {headings.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </List>
  );
}

function EntriesBeside(contents: EntriesProps) {
  const { t } = useTranslation('content');
  return (
    <Beside className="no-print" data-contents="" aria-label={t('contents')}>
      <h2>{t('contents')}</h2>
      <Entries {...contents} />
    </Beside>
  );
}

/** Table of contents: beside the text, or folded above it on narrow screens. */
export function OnThisPage({ folded, repeats = false, ...contents }: OnThisPageProps) {
  const { t } = useTranslation('content');
  if (!folded) return <EntriesBeside {...contents} />;
  return (
    <Folded className="no-print" data-repeats={repeats || undefined}>
      <Fold
        summary={
          <>
            <PartIcon name="list" />
            {t('contents')}
          </>
        }
      >
        <Entries {...contents} />
      </Fold>
    </Folded>
  );
}
