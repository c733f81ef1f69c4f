import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Place, places } from '../../../content/estimates/places.ts';
import { useHeaderAway } from '../../../shared/hooks/useHeaderAway.ts';
import { Changed } from '../../../shared/ui/Changed.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { changesTotal, type Input } from '../effects.ts';
import { KINDS, MOST, OFFICES, type Setup } from '../model.ts';
import { PLACES } from '../query.ts';
import { allowed, basesOf, choosable, estimate } from '../estimate.ts';
import { Questions } from './Choices.styles.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import { useEstimateWords } from './useEstimateWords.ts';

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChoose: (value: number) => void;
}

function Count({ label, value, least, most, onChoose }: CountProps) {
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => `${least + index}`);
  return (
    <Select
      label={label}
      value={`${value}`}
      options={numbers.map((number) => ({ value: number, words: number }))}
      onChange={(text) => onChoose(Number(text))}
    />
  );
}

interface ChoicesProps {
  readonly setup: Setup;
  readonly legend: string;
  /** The number, which small screens keep in sight while something is chosen; it is read out elsewhere. */
  readonly number: string;
  readonly onChange: (setup: Setup) => void;
}

/** What is estimated. Each choice shows in the number at once; what a place does not have is not asked. */
export function Choices({ setup, legend, number, onChange }: ChoicesProps) {
  const { t } = useTranslation('calculator');
  const bankId = useId();
  const { placeName } = useEstimateWords();
  const away = useHeaderAway();
  const place: Place = places[setup.place];
  const { kind, visas, office, dual } = choosable(place);
  const bases = basesOf(setup);
  const why = (input: Input): string => (changesTotal(setup, input) ? '' : t(`why.${input}`));
  const bank = why('bank');
  const change = (part: Partial<Setup>) => onChange({ ...setup, ...part });
  return (
    <Questions className="no-print">
      <legend>{legend}</legend>
      <div className="num number" aria-hidden="true" data-away={away || undefined}>
        <span>{t('year', { number: 1 })}</span>{' '}
        <b dir="auto">
          <Changed>{number}</Changed>
        </b>
      </div>
      <Select
        label={t('fields.place')}
        value={setup.place}
        options={PLACES.map((value) => ({ value, words: placeName(value) }))}
        onChange={(place) => change({ place })}
        helperText={
          place.group === 'mainland' || place.group === 'freeZone' ? '' : t(`placeNote.${place.group}`)
        }
      >
        <PlaceOptions />
      </Select>
      {bases.length > 1 ? (
        <Select
          label={t('fields.basis')}
          value={estimate(setup).basis}
          options={bases.map((value) => ({ value, words: t(`basis.${value}`) }))}
          onChange={(basis) => change({ basis })}
        />
      ) : null}
      {kind ? (
        <Select
          label={t('fields.kind')}
          value={setup.kind}
          options={KINDS.map((value) => ({ value, words: t(`kinds.${value}`) }))}
          onChange={(kind) => change({ kind })}
          helperText={why('kind')}
        />
      ) : null}
      <div className="counts">
        <Count
          label={t('fields.owners')}
          value={setup.owners}
          least={1}
          most={MOST}
          onChoose={(owners) => change({ owners })}
        />
        {visas ? (
          <>
            <Count
              label={t('fields.ownerVisas')}
              value={allowed(setup).ownerVisas}
              least={0}
              most={setup.owners}
              onChoose={(ownerVisas) => change({ ownerVisas })}
            />
            <Count
              label={t('fields.staffVisas')}
              value={setup.staffVisas}
              least={0}
              most={MOST}
              onChoose={(staffVisas) => change({ staffVisas })}
            />
          </>
        ) : null}
      </div>
      {[why('owners'), visas ? why('ownerVisas') : ''].map((line) =>
        line === '' ? null : <FormHelperText key={line}>{line}</FormHelperText>,
      )}
      {office ? (
        <Select
          label={t('fields.office')}
          value={setup.office}
          options={OFFICES.map((value) => ({ value, words: t(`offices.${value}`) }))}
          onChange={(office) => change({ office })}
          helperText={why('office')}
        />
      ) : null}
      <CheckboxField
        label={t('fields.bank')}
        describedBy={bank === '' ? undefined : bankId}
        on={setup.bank}
        onCheck={(checked) => change({ bank: checked })}
      />
      {bank === '' ? null : <FormHelperText id={bankId}>{bank}</FormHelperText>}
      {dual ? (
        <CheckboxField label={t('fields.dual')} on={setup.dual} onCheck={(dual) => change({ dual })} />
      ) : null}
    </Questions>
  );
}
