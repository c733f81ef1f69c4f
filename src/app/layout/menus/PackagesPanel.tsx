import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { packagePrices } from '../../../content/firm.ts';
import { packageTeasers } from '../../../content/navigation.ts';
import { smallAmount } from '../../../shared/text/amount.ts';
import { NavigationLink } from '../NavigationLink.tsx';

const Row = styled(Container)({
  paddingBlock: '2rem',
  '& h2': { marginBlockEnd: '0.6rem', color: 'var(--ink-soft)', fontWeight: 600 },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '0.75rem' },
  '& li': { borderRadius: 'var(--r-control)' },
  '& li a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    minBlockSize: '3.5rem',
    padding: '0.9rem 1.1rem',
    borderRadius: 'inherit',
    fontWeight: 600,
    '&:hover': { backgroundColor: 'var(--tint)' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& bdi': { fontSize: '1.25rem' },
  '& p': { marginBlockStart: '1rem', color: 'var(--ink-soft)' },
});

/** The Popular Packages dropdown (FR-05): four zones with a starting price, which carries no currency. */
export function PackagesPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  return (
    <Row
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onLeave()}
      role="presentation"
    >
      <Typography variant="caption" component="h2">
        {t('headings.popularPackages')}
      </Typography>
      <ul>
        {packageTeasers.map((teaser) => (
          <Card key={teaser.to} component="li">
            <CardActionArea component={NavigationLink} to={teaser.to}>
              {t(`short.${teaser.short}`)}
              <bdi className="num">{smallAmount(teaser.price)}</bdi>
            </CardActionArea>
          </Card>
        ))}
      </ul>
      <Typography variant="body2">
        {t('packages.note')}{' '}
        <MuiLink component={Link} to="/packages">
          {t('packages.all')}
        </MuiLink>
      </Typography>
      {packagePrices.status === 'confirmed' ? null : (
        <Typography variant="body2" data-sample>
          {common('sample.mark')}: {common('sample.prices')}
        </Typography>
      )}
    </Row>
  );
}
