import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Answers, Fit as FitOf, Reason } from '../fit.ts';
import { FitCard, Result } from './Fit.styles.ts';
import { Limits, ZoneValue } from './ZoneValue.tsx';
import { ZoneName } from './ZoneName.tsx';

const NONE: readonly Reason[] = [];

interface SuggestionProps {
  readonly fit: FitOf;
  readonly best: boolean;
  /** Whether the table below shows its limits, too. */
  readonly compared: boolean;
  /** Reasons that are given of the other zone just above. */
  readonly given?: readonly Reason[];
  /** What can be done from here. */
  readonly children?: ReactNode;
}

function Suggestion({ fit, best, compared, given = NONE, children }: SuggestionProps) {
  const { t } = useTranslation('zones');
  const { zone, reasons, misses } = fit;
  return (
    <FitCard data-best={best || undefined} data-compared={compared || undefined}>
      <p>{t(best ? 'fit.best' : 'fit.second')}</p>
      <h3>
        <ZoneName zone={zone} />
        <Chip component="span" label={t(`emirate.${zone.emirate}`)} />
      </h3>
      <ZoneValue zone={zone} row="price" />
      <h4 data-repeats={reasons.every((reason) => given.includes(reason)) || undefined}>{t('fit.why')}</h4>
      <ul className="signs">
        {reasons.map((reason) => (
          <li key={reason} data-repeats={given.includes(reason) || undefined}>
            <PartIcon name="check" />
            <span>{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      {misses.length > 0 ? (
        <>
          <h4>{t('fit.open')}</h4>
          <ul className="signs">
            {misses.map((wish) => (
              <li key={wish}>
                <PartIcon name="close" />
                <span>{t(`wish.${wish}`)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h4>{t('row.cannot')}</h4>
      <Limits zone={zone} />
      {children}
    </FitCard>
  );
}

interface FitProps {
  readonly best: FitOf;
  readonly second: FitOf | undefined;
  readonly answers: Answers;
  /** Ids of the zones that stand side by side. */
  readonly compared: readonly string[];
  /** Shows the two side by side. */
  readonly onCompare: () => void;
}

/** What fits, what comes next, why, and what neither can do (PG-02). */
export function Fit({ best, second, answers, compared, onCompare }: FitProps) {
  const { t } = useTranslation('zones');
  return (
    <Result>
      {/* No paragraph: those are as wide as their words in Urdu, seen or not. */}
      <div className="vh" role="status">
        {t('fit.best')}: {best.zone.name}
        {second ? ` · ${t('fit.second')}: ${second.zone.name}` : ''}
      </div>
      <Suggestion fit={best} best compared={compared.includes(best.zone.id)}>
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
          given={best.reasons}
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
