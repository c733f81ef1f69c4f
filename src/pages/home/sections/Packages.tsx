import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currencyWord } from '../../../content/facts/currencyWords.ts';
import { PACKAGE_CURRENCY, type StartingPackage, startingPackages } from '../../../content/home/packages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { smallAmount } from '../../../shared/text/smallAmount.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { Board, PriceCard, Section } from './Packages.styles.ts';

function PackageCard({ item }: { item: StartingPackage }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const nameId = `package-${item.id}`;
  const { code } = useLanguage();
  const amount = smallAmount(item.price);
  const word = currencyWord(PACKAGE_CURRENCY, item.price, code);
  return (
    <PriceCard component="article" data-popular={item.popular || undefined}>
      <CardContent>
        <div>{item.popular ? <Chip color="primary" label={t('packages.popular')} /> : null}</div>
        <div>
          <Typography variant="h3">
            <Link id={nameId} to={item.to}>
              {t(`packages.${item.id}`)}
            </Link>
          </Typography>
          <p>{t(`packages.${item.id}Text`)}</p>
        </div>
        <p className="num">
          <small>{t('packages.from')}</small>
          <bdi>
            {word && `${amount} `}
            <span>{word ?? PACKAGE_CURRENCY}</span>
            {word ? null : ` ${amount}`}
          </bdi>
        </p>
        <ul>
          {item.features.map((feature) => (
            <li key={feature}>
              <PartIcon name="check" />
              {t(`packages.${feature}`)}
            </li>
          ))}
        </ul>
      </CardContent>
      <CardActions disableSpacing>
        <Button
          variant={item.popular ? 'primary' : 'quiet'}
          component={Link}
          to="/quote"
          aria-describedby={nameId}
        >
          {common('common.getQuote')}
        </Button>
      </CardActions>
    </PriceCard>
  );
}

/** The packages with their prices (HO-08). */
export function Packages() {
  const { t } = useTranslation('home');
  return (
    <Section component="section" id="packages" className="below" aria-labelledby="packages-title">
      <Typography variant="h2" id="packages-title">
        {t('packages.title')}
      </Typography>
      <Board>
        {startingPackages.map((item) => (
          <PackageCard key={item.id} item={item} />
        ))}
      </Board>
      <p>
        <span>
          {t('packages.buys')} {t('packages.note')}
        </span>
        <MuiLink component={Link} to="/packages">
          {t('packages.compare')}
        </MuiLink>
      </p>
    </Section>
  );
}
