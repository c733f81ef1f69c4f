import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currencyWord } from '../../../content/facts/currencyWords.ts';
import { packageTeasers } from '../../../content/navigation.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { smallAmount } from '../../../shared/text/smallAmount.ts';
import { NavigationLink } from '../NavigationLink.tsx';

const Row = styled(Container)({
  paddingBlock: '2rem',
  '& h2': { marginBlockEnd: '0.5rem', color: 'var(--ink-soft)', fontWeight: 600 },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '0.75rem' },
  '& li': { borderRadius: 'var(--r-control)' },
  '& li a': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    padding: '1rem',
    borderRadius: 'inherit',
    fontWeight: 600,
    '&:hover': { backgroundColor: 'var(--tint)' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& small': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', fontWeight: 400 },
  '& .licence': { fontSize: '1.25rem' },
  '& .whole': { gridColumn: '1 / -1', marginBlockStart: '0.25rem', fontSize: 'var(--fs-small)' },
  '& p': { marginBlockStart: '1rem', color: 'var(--ink-soft)' },
});

/** Popular Packages (FR-05): prices of licence (without currency) and package per zone. */
export function PackagesPanel() {
  const { t } = useTranslation('menu');
  const { code } = useLanguage();
  const inDirhams = (price: number) => {
    const word = currencyWord('AED', price, code);
    return word ? `${smallAmount(price)} ${word}` : `AED ${smallAmount(price)}`;
  };
  return (
    <Row>
      <Typography variant="caption" component="h2">
        {t('headings.popularPackages')}
      </Typography>
      <ul>
        {packageTeasers.map((teaser) => (
          <Card key={teaser.to} component="li">
            <CardActionArea component={NavigationLink} to={teaser.to}>
              {t(`short.${teaser.short}`)}{' '}
              <span>
                <small>{t('packages.licence')}</small>{' '}
                <bdi className="licence num">{smallAmount(teaser.price)}</bdi>
              </span>{' '}
              <span className="whole num">{t('packages.whole', { price: inDirhams(teaser.whole) })}</span>
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
    </Row>
  );
}
