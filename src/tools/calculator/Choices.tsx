import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Place, places } from '../../content/estimates/places.ts';
import { useHeaderAway } from '../../shared/hooks/useHeaderAway.ts';
import { Changed } from '../../shared/ui/Changed.tsx';
import { Check, Choice, fieldsOf } from '../kit/fields.tsx';
import { Questions } from './Choices.styles.ts';
import { allowed, basesOf, changesTotal, choosable, estimate, type Input } from './estimate.ts';
import { OPTIONS, type Setup } from './query.ts';
import { useEstimateWords } from './useEstimateWords.ts';

function PlaceOptions() {
  const { t } = useTranslation('calculator');
  const { placeName } = useEstimateWords();
  const of = (...groups: Place['group'][]) =>
    OPTIONS.place
      .filter((id) => groups.includes(places[id].group))
      .map((id) => (
        <option key={id} value={id}>
          {placeName(id)}
        </option>
      ));
  return (
    <>
      {of('mainland')}
      <optgroup label={t('groups.freeZone')}>{of('freeZone')}</optgroup>
      <optgroup label={t('groups.offshore')}>{of('offshore')}</optgroup>
      {of('uk', 'estonia')}
    </>
  );
}

interface ChoicesProps {
  readonly setup: Setup;
  readonly legend: string;
  /** Total of the first year, which small screens show above the fields. */
  readonly number: string;
  readonly onChange: (setup: Setup) => void;
}

/** The fields of a set-up that apply to its place. */
export function Choices({ setup, legend, number, onChange }: ChoicesProps) {
  const { t } = useTranslation('calculator');
  const bankId = useId();
  const away = useHeaderAway();
  const place: Place = places[setup.place];
  const { kind, visas, office, dual } = choosable(place);
  const bases = basesOf(setup);
  const field = fieldsOf(setup, onChange, OPTIONS);
  const why = (input: Input): string => (changesTotal(setup, input) ? '' : t(`why.${input}`));
  const bank = why('bank');
  return (
    <Questions className="no-print">
      <legend>{legend}</legend>
      <div className="num number" aria-hidden="true" data-away={away || undefined}>
        <span>{t('year', { number: 1 })}</span>{' '}
        <b dir="auto">
          <Changed>{number}</Changed>
        </b>
      </div>
      <Choice
        {...field('place')}
        label={t('fields.place')}
        helperText={
          place.group === 'mainland' || place.group === 'freeZone' ? '' : t(`placeNote.${place.group}`)
        }
      >
        <PlaceOptions />
      </Choice>
      {bases.length > 1 ? (
        <Choice
          {...field('basis')}
          value={estimate(setup).basis}
          of={bases}
          label={t('fields.basis')}
          words={(it) => t(`basis.${it}`)}
        />
      ) : null}
      {kind ? (
        <Choice
          {...field('kind')}
          label={t('fields.kind')}
          words={(it) => t(`kinds.${it}`)}
          helperText={why('kind')}
        />
      ) : null}
      <div className="counts">
        <Choice {...field('owners')} label={t('fields.owners')} />
        {visas ? (
          <>
            <Choice
              {...field('ownerVisas')}
              value={allowed(setup).ownerVisas}
              of={OPTIONS.ownerVisas.slice(0, setup.owners + 1)}
              label={t('fields.ownerVisas')}
            />
            <Choice {...field('staffVisas')} label={t('fields.staffVisas')} />
          </>
        ) : null}
      </div>
      {[why('owners'), visas ? why('ownerVisas') : ''].map((line) =>
        line === '' ? null : <FormHelperText key={line}>{line}</FormHelperText>,
      )}
      {office ? (
        <Choice
          {...field('office')}
          label={t('fields.office')}
          words={(it) => t(`offices.${it}`)}
          helperText={why('office')}
        />
      ) : null}
      <Check {...field('bank')} label={t('fields.bank')} describedBy={bank === '' ? undefined : bankId} />
      {bank === '' ? null : <FormHelperText id={bankId}>{bank}</FormHelperText>}
      {dual ? <Check {...field('dual')} label={t('fields.dual')} /> : null}
    </Questions>
  );
}
