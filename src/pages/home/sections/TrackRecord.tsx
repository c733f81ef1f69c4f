import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { trackRecord } from '../../../content/firm.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const ORDER = ['setups', 'satisfaction', 'partnerships', 'consultants'] as const;

const Section = styled(Container)<{ component: 'section' }>({
  paddingBlock: 'var(--fluid-3xl)',
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '2rem' },
  // Visually the number precedes its label; in the document it follows.
  '& dl > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlockStart: '1rem',
    borderBlockStart: '2px solid var(--primary)',
  },
  '& dd': {
    fontSize: 'clamp(2.25rem, 1.4rem + 2.9vw, 4rem)',
    fontWeight: 600,
    letterSpacing: '-0.035em',
    lineHeight: 1.1,
  },
  '& dt': { marginBlockStart: '0.25rem', color: 'var(--ink-soft)', lineHeight: 1.4 },
  [down('md')]: { '& dl': { gridTemplateColumns: '1fr 1fr', gap: '1.5rem 1rem' } },
});

/** Four key figures of the firm (HO-07). */
export function TrackRecord() {
  const { t } = useTranslation('home');
  return (
    <Section component="section" id="track" className="below" aria-labelledby="track-title">
      <h2 id="track-title" className="vh">
        {t('track.title')}
      </h2>
      <dl>
        {ORDER.map((words) => (
          <div key={words}>
            <dt>{t(`track.${words}`)}</dt>
            <dd className="num">
              <bdi>{trackRecord[words].value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
