import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Step from '@mui/material/Step';
import StepIcon from '@mui/material/StepIcon';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { setupSteps } from '../../../content/home/steps.ts';
import { Band } from './Story.styles.ts';

/** The steps of a set-up, none of them further on than the others. */
function Steps() {
  const { t } = useTranslation('home');
  return (
    // On phones it scrolls, by the arrow keys too.
    <Stepper nonLinear connector={null} tabIndex={0} aria-labelledby="steps-title">
      {setupSteps.map((step) => (
        <Step key={step}>
          <StepIcon icon={step} active />
          <Typography variant="h4">{t(`story.step${step}`)}</Typography>
          <p>{t(`story.step${step}Text`)}</p>
        </Step>
      ))}
    </Stepper>
  );
}

/** The long text with the seven steps of a set-up (HO-12). */
export function Story() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
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
        <Steps />
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
