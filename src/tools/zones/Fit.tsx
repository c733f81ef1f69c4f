import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Reasons } from '../kit/FitCard.tsx';
import type { Fit as ZoneFit, Reason } from './fit.ts';
import { Result, ZoneFitCard } from './Fit.styles.ts';
import { Limits, ZoneName, ZoneValue } from './ZoneValue.tsx';
import type { Answers } from './zonesQuery.ts';

const NONE: readonly Reason[] = [];

interface SuggestionProps {
  readonly fit: ZoneFit;
  readonly best: boolean;
  /** True when the table below shows its limits. */
  readonly compared: boolean;
  readonly repeated: readonly Reason[];
  readonly children?: ReactNode;
}

function Suggestion({ fit, best, compared, repeated, children }: SuggestionProps) {
  const { t } = useTranslation('zones');
  const { zone, reasons, misses } = fit;
  return (
    <ZoneFitCard data-best={best || undefined} data-compared={compared || undefined}>
      <p>{t(best ? 'fit.best' : 'fit.second')}</p>
      <h3>
        <ZoneName zone={zone} />
        <Chip component="span" label={t(`emirate.${zone.emirate}`)} />
      </h3>
      <ZoneValue zone={zone} row="price" />
      <h4 data-repeats={reasons.every((reason) => repeated.includes(reason)) || undefined}>{t('fit.why')}</h4>
      <Reasons icon="check" reasons={reasons} repeated={repeated} words={(it) => t(`reason.${it}`)} />
      {misses.length > 0 ? (
        <>
          <h4>{t('fit.open')}</h4>
          <Reasons icon="close" reasons={misses} words={(it) => t(`wish.${it}`)} />
        </>
      ) : null}
      <h4>{t('row.cannot')}</h4>
      <Limits zone={zone} />
      {children}
    </ZoneFitCard>
  );
}

interface FitProps {
  readonly best: ZoneFit;
  readonly second: ZoneFit | undefined;
  readonly answers: Answers;
  readonly compared: readonly string[];
  readonly onCompare: () => void;
}

/** The zone that fits best and the second one, with reasons and limits (PG-02). */
export function Fit({ best, second, answers, compared, onCompare }: FitProps) {
  const { t } = useTranslation('zones');
  return (
    <Result>
      {/* Not a paragraph: in Urdu those are as wide as their text, also when hidden. */}
      <div className="vh" role="status">
        {t('fit.best')}: {best.zone.name}
        {second ? ` · ${t('fit.second')}: ${second.zone.name}` : ''}
      </div>
      <Suggestion fit={best} best compared={compared.includes(best.zone.id)} repeated={NONE}>
        <CardActions disableSpacing className="no-print">
          <Button variant="primary" onClick={onCompare}>
            {t('fit.both')}
          </Button>
        </CardActions>
      </Suggestion>
      {second ? (
        <Suggestion
          fit={second}
          best={false}
          compared={compared.includes(second.zone.id)}
          repeated={best.reasons}
        />
      ) : null}
      {answers.clients === 'uae' ? (
        <Alert severity="warning" role="note">
          {t('fit.onshore')}{' '}
          <MuiLink component={Link} to="/licensing/mainland-company-dubai">
            {t('fit.onshoreLink')}
          </MuiLink>
        </Alert>
      ) : null}
    </Result>
  );
}
