import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Quay } from './Quay.tsx';
import { Band } from './Story.styles.ts';

/** The text about a set-up with its seven steps (HO-12). */
export function Story() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const { t: menu } = useTranslation('menu');
  return (
    <Band id="story" className="below" aria-labelledby="story-title">
      <Container>
        <div>
          <Typography variant="h2" id="story-title">
            {t('story.title')}
          </Typography>
          <p>{t('story.intro')}</p>
        </div>
        <Typography variant="h3" id="steps-title">
          {t('story.stepsTitle')}
        </Typography>
        <Quay labelledBy="steps-title" />
        <p className="times">
          {t('story.times')}{' '}
          <MuiLink component={Link} to="/business-guide/costs-timelines">
            {menu('titles./business-guide/costs-timelines')}
          </MuiLink>
        </p>
        <div>
          <div>
            <Typography variant="h3">{t('story.ukTitle')}</Typography>
            <p>{t('story.ukText')}</p>
          </div>
          <div>
            <Typography variant="h3">{t('story.honestTitle')}</Typography>
            <p>{t('story.honestText')}</p>
            <Button component={Link} to="/quote">
              {common('common.getQuickQuote')}
            </Button>
          </div>
        </div>
      </Container>
    </Band>
  );
}
