import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SMALL_PHONE, down } from '../../../shared/ui/breakpoints.ts';

const Words = styled('div')({
  alignSelf: 'center',
  paddingBlock: 'clamp(0.25rem, 0.8vw, 2.5rem) calc(var(--water-line) + 2rem)',
  // The line above the heading.
  '& > p:first-of-type': {
    display: 'inline-flex',
    gap: '0.75rem',
    alignItems: 'center',
    marginBlockEnd: '1.1rem',
    color: 'var(--accent-ink)',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.3,
    '&::before': { content: '""', inlineSize: '1.75rem', blockSize: '2px', background: 'var(--accent)' },
    // The text has several lines here.
    [down(SMALL_PHONE)]: { '&::before': { content: 'none' } },
  },
  '& > h1': { maxInlineSize: '13ch', fontSize: 'var(--fs-display)', letterSpacing: 'var(--track-display)' },
  'html:lang(ar) & > h1': { maxInlineSize: '15ch', fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.875rem)' },
  '& > p:last-of-type': {
    maxInlineSize: '34ch',
    marginBlock: '1.35rem 1.9rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-lead)',
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' },
  '& a': { minBlockSize: '3.5rem' },
  '& a:first-of-type': { paddingInline: '1.75rem' },
  [down('md')]: {
    paddingBlock: 0,
    '& > p:first-of-type': { marginBlockEnd: '0.8rem', fontSize: '0.9375rem' },
    '& > h1, :root:lang(ar) & > h1': { maxInlineSize: 'none' },
    '& > p:last-of-type': { maxInlineSize: 'none', marginBlock: '1rem 1.4rem' },
    '& a': { flex: '1 1 auto' },
  },
});

function Actions() {
  const { t } = useTranslation();
  return (
    <div>
      <Button variant="accent" component={Link} to="/schedule">
        {t('common.freeConsultation')}
      </Button>
      <Button variant="text" component={Link} to="/quote">
        {t('common.getQuickQuote')}
      </Button>
    </div>
  );
}

/** Heading, lead and the two main actions (HO-02). */
export function Message() {
  const { t } = useTranslation('hero');
  return (
    <Words>
      <p>{t('eyebrow')}</p>
      <Typography variant="h1" id="hero-title" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Typography>{t('lead')}</Typography>
      <Actions />
    </Words>
  );
}
