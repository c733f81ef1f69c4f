import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../content/facts/useFacts.ts';
import { withCases } from '../../content/facts/urduCases.ts';
import type { Zone } from '../../content/zones/zone.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { useFigures } from '../kit/useFigures.ts';
import { DUAL_FACTS, LIMIT_FACTS, limitsOf } from './limits.ts';
import type { Row } from './list.ts';
import { offers } from './zonesQuery.ts';

const PriceList = styled('ul')({
  display: 'grid',
  gap: '0.25rem',
  '& em': { color: 'var(--warning)', fontStyle: 'normal' },
});

const LimitList = styled('ul')({
  display: 'grid',
  gap: '0.25rem',
  '& > li': { display: 'grid', gridTemplateColumns: '0.9rem minmax(0, 1fr)' },
  '& > li::before': { content: '"–"' },
  // Prevents wide inline boxes in Urdu.
  '& span': { justifySelf: 'start' },
});

/** Name of a zone, in Latin letters in every language. */
export const ZoneName = ({ zone }: { zone: Zone }) => (
  <bdi lang="en" dir="ltr">
    {zone.name}
  </bdi>
);

function Prices({ zone }: { zone: Zone }) {
  const { t } = useTranslation('zones');
  const { t: content } = useTranslation('content');
  const { figure } = useFigures();
  const longDate = useLongDate();
  const factOf = useFacts();
  if (zone.prices.length === 0) return <p>{t('price.none')}</p>;
  return (
    <PriceList>
      {zone.prices.map(({ kind, fact: id }) => {
        const fact = factOf(id);
        return (
          <li key={id}>
            <b className="num">
              <bdi>{figure(id)}</bdi>
            </b>{' '}
            <span className="soft">{t(`price.${kind}`)}</span>
            {fact.ended ? <em> {content('facts.ended', { date: longDate(fact.validTo ?? '') })}</em> : null}
          </li>
        );
      })}
    </PriceList>
  );
}

/** Limits of a zone with their figures. */
export function Limits({ zone }: { zone: Zone }) {
  const { t } = useTranslation('zones');
  const { figure } = useFigures();
  return (
    <LimitList>
      {limitsOf(zone).map((limit) => {
        const id = LIMIT_FACTS[limit];
        return (
          <li key={limit}>
            <span>{t(`limit.${limit}`, { fact: id ? figure(id) : '' })}</span>
          </li>
        );
      })}
    </LimitList>
  );
}

export function ZoneValue({ zone, row }: { zone: Zone; row: Row }) {
  const { t } = useTranslation('zones');
  const { code } = useLanguage();
  const { figure } = useFigures();
  switch (row) {
    case 'emirate':
      return t(`emirate.${zone.emirate}`);
    case 'sectors':
      return zone.sectors.map((sector) => t(`sector.${sector}`)).join(' · ');
    case 'price':
      return <Prices zone={zone} />;
    case 'office':
      return t(`office.${zone.office}`);
    case 'visas':
      return t(`visas.${zone.visas}`);
    case 'near':
      return t(`near.${zone.near ?? 'none'}`);
    case 'law':
      return t(`law.${zone.commonLaw ? 'common' : 'uae'}`);
    case 'dual':
      return offers.dual(zone)
        ? withCases(
            t('dual.yes', {
              branch: figure(DUAL_FACTS.branch),
              permit: figure(DUAL_FACTS.permit),
              length: figure(DUAL_FACTS.length),
            }),
            code,
          )
        : t('dual.no');
    case 'vat':
      return t(`vat.${zone.designated ? 'yes' : 'no'}`);
    case 'cannot':
      return <Limits zone={zone} />;
    case 'authority':
      return (
        <bdi lang="en" dir="ltr">
          {zone.authority}
        </bdi>
      );
  }
}
