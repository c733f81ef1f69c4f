import { useTranslation } from 'react-i18next';
import type { Sales } from '../vatRegistration.ts';
import { MoneyField } from './MoneyField.tsx';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { TaxQuestions } from './Tax.styles.ts';
import { useMoney } from './useMoney.ts';

interface ChoicesProps {
  readonly sales: Sales;
  readonly hydrated: boolean;
  readonly onChange: (part: Partial<Sales>) => void;
}

/** The sales and costs that are counted. */
export function VatChoices({ sales, hydrated, onChange }: ChoicesProps) {
  const { t } = useTranslation('tax');
  const { figure } = useMoney();
  const { standard, zero, exempt, imports, goods, next, costs } = sales;
  return (
    <TaxQuestions className="no-print" disabled={!hydrated}>
      <legend>{t('vat.choices', { window: figure('uae-vat-window') })}</legend>
      <MoneyField
        label={t('vat.fields.standard', { rate: figure('uae-vat-rate') })}
        value={standard}
        onValue={(standard) => onChange({ standard })}
      />
      <MoneyField label={t('vat.fields.zero')} value={zero} onValue={(zero) => onChange({ zero })}>
        {t('vat.fields.zeroNote')}
      </MoneyField>
      <MoneyField label={t('vat.fields.exempt')} value={exempt} onValue={(exempt) => onChange({ exempt })}>
        {t('vat.fields.exemptNote')}
      </MoneyField>
      <MoneyField
        label={t('vat.fields.imports')}
        value={imports}
        onValue={(imports) => onChange({ imports })}
      />
      <MoneyField label={t('vat.fields.goods')} value={goods} onValue={(goods) => onChange({ goods })}>
        {t('vat.fields.goodsNote')}
      </MoneyField>
      <MoneyField label={t('vat.fields.costs')} value={costs} onValue={(costs) => onChange({ costs })} />
      <MoneyField
        label={t('vat.fields.next', { ahead: figure('uae-vat-look-ahead') })}
        value={next}
        onValue={(next) => onChange({ next })}
      />
      <CheckboxField
        label={t('vat.fields.abroad')}
        on={sales.abroad}
        onCheck={(abroad) => onChange({ abroad })}
      />
    </TaxQuestions>
  );
}
