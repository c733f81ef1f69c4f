import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { FactSource, FactSources } from '../../../content/facts/FactSources.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FactId } from '../../../content/facts/facts.ts';
import { withCases } from '../../../content/facts/urduCases.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { useToday } from '../../../shared/hooks/useToday.ts';
import { Changed } from '../../../shared/ui/Changed.tsx';
import { ToolFrame, ToolResult } from '../../../shared/ui/tool.ts';
import { vatOf } from '../vatRegistration.ts';
import { vatModel } from '../taxQuery.ts';
import { ShareLink } from './ShareLink.tsx';
import { Answer, More } from './Tax.styles.ts';
import { useMoney } from './useMoney.ts';
import { VatChoices } from './VatChoices.tsx';
import { VatGauge } from './VatGauge.tsx';
import { VatSteps } from './VatSteps.tsx';

const FACTS = [
  'uae-vat-mandatory',
  'uae-vat-voluntary',
  'uae-vat-window',
  'uae-vat-look-ahead',
  'uae-vat-registration-window',
  'uae-vat-rate',
  'uae-vat-late-registration',
] as const satisfies readonly FactId[];

/** Whether one has to register for VAT (PG-02): the answer first, then how it is counted, and what the tax would be. */
export function VatTool() {
  const { t } = useTranslation('tax');
  const { code } = useLanguage();
  const { figure } = useMoney();
  const [sales, change] = useQueryState(vatModel);
  const hydrated = useToday() !== undefined;
  const result = vatOf(sales);
  const { verdict } = result;
  const must = verdict === 'mustPast' || verdict === 'mustNext' || verdict === 'mustBoth';
  return (
    <ToolFrame as="section" aria-labelledby="vat">
      {/* First, so that a phone asks before it answers. */}
      <VatChoices sales={sales} hydrated={hydrated} onChange={change} />
      <Answer>
        <h2 id="vat">{t('vat.title')}</h2>
        <ToolResult role="status">
          <Changed>{t(`vat.verdict.${verdict}`)}</Changed>
        </ToolResult>
        <p>
          {withCases(
            t(`vat.why.${verdict}`, {
              mandatory: figure('uae-vat-mandatory'),
              voluntary: figure('uae-vat-voluntary'),
              window: figure('uae-vat-window'),
              ahead: figure('uae-vat-look-ahead'),
            }),
            code,
          )}
        </p>
        {must ? (
          <Alert severity="warning" role="note">
            {t('vat.apply', {
              time: figure('uae-vat-registration-window'),
              penalty: figure('uae-vat-late-registration'),
            })}
          </Alert>
        ) : null}
        <p className="soft">{t('rough')}</p>
        <VatGauge counted={result.counted} />
        <VatSteps sales={sales} result={result} />
      </Answer>
      <More>
        <p>
          <MuiLink component={Link} to="/accounting/templates">
            {t('toDeadlines')}
          </MuiLink>
        </p>
        <ShareLink />
        <FactSources>
          {FACTS.map((id) => (
            <FactSource key={id} id={id} />
          ))}
        </FactSources>
      </More>
    </ToolFrame>
  );
}
