import { FactSource, FactSources, useFactNotes } from '../../content/facts/FactSources.tsx';
import { useTranslation } from 'react-i18next';
import type { FactId } from '../../content/facts/facts.ts';
import { zones } from '../../content/zones/zones.ts';
import { DUAL_FACTS, LIMIT_FACTS } from './limits.ts';

const VAT_SOURCE = 'Cabinet Decision 59 of 2017, as amended';

function PriceSource({ id, of, label }: { id: FactId; of: string; label: string }) {
  return (
    <FactSource
      id={id}
      label={
        <>
          <bdi lang="en">{of}</bdi>, {label}
        </>
      }
    />
  );
}

/** Source of each figure, with the date of its check. */
export function Sources() {
  const { t } = useTranslation('zones');
  const notesOf = useFactNotes();
  const [zone] = zones;
  const checked = zone ? notesOf(zone).join(' · ') : '';
  return (
    <FactSources intro={`${t('sources.zones')} ${checked}.`}>
      {(['branch', 'permit', 'length'] as const).map((name) => (
        <FactSource key={name} id={DUAL_FACTS[name]} label={t(`sources.${name}`)} />
      ))}
      <div>
        <dt>{t('sources.vat')}</dt>
        <dd>
          <span lang="en">{VAT_SOURCE}</span> · {checked}
        </dd>
      </div>
      {zones.flatMap(({ id, name, prices }) =>
        prices.map(({ kind, fact }) => (
          <PriceSource key={`${id} ${fact}`} id={fact} of={name} label={t(`price.${kind}`)} />
        )),
      )}
      {zones.flatMap(({ name, limits }) =>
        limits.flatMap((limit) => {
          const fact = LIMIT_FACTS[limit];
          const label = limit === 'meydanGroups' ? 'groups' : 'capital';
          return fact ? [<PriceSource key={fact} id={fact} of={name} label={t(`sources.${label}`)} />] : [];
        }),
      )}
    </FactSources>
  );
}
