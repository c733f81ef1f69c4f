import type { TFunction } from 'i18next';
import { offerWords, type OfferWord } from '../../../src/content/offers/offerWords.ts';
import { offers } from '../../../src/content/offers/offers.ts';
import { type Offer, type OfferId, type OfferYear, PARTS } from '../../../src/content/offers/offersFile.ts';
import type { OfferCell, ShownBlockOf } from '../../../src/content/pages/shownBlocks.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';

export interface OfferTexts {
  readonly language: LanguageCode;
  readonly t: TFunction<'content'>;
  readonly calculator: string;
}

interface Row {
  readonly head: string;
  readonly cellOf: (offer: Offer) => OfferCell;
}

function rowsOf({ language, t, calculator }: OfferTexts): readonly Row[] {
  const { part, year } = offerWords(language, (word: OfferWord, amount) => t(`offers.${word}`, { amount }));
  const price = (of: OfferYear): OfferCell => {
    const { sums, unknown, note } = year(of);
    const sum = unknown ?? sums.map(({ text }) => text).join(' + ');
    return note === undefined ? { sum } : { sum, note };
  };
  return [
    { head: t('offers.year', { number: 1 }), cellOf: ({ years }) => price(years[0]) },
    { head: t('offers.year', { number: 2 }), cellOf: ({ years }) => price(years[1]) },
    { head: t('offers.price'), cellOf: (offer) => t(`offers.prices.${offer.price}`) },
    ...PARTS.map((id): Row => ({ head: t(`offers.parts.${id}`), cellOf: ({ parts }) => part(parts[id]) })),
    {
      head: t('offers.notIncluded'),
      cellOf: ({ missing }) => ({ items: missing.map((id) => t(`offers.missing.${id}`)) }),
    },
    {
      head: calculator,
      cellOf: (offer) => ({ to: `/calculator?${offer.calculator}`, label: t('offers.calculate') }),
    },
  ];
}

/** Returns the table of some offers. */
export function shownOffers(
  ids: readonly OfferId[],
  texts: OfferTexts,
): Pick<ShownBlockOf<'offers'>, 'columns' | 'rows'> {
  return {
    columns: ids.map((id) => ({ name: texts.t(`offers.names.${id}`), to: offers[id].to })),
    rows: rowsOf(texts).map(({ head, cellOf }) => ({ head, cells: ids.map((id) => cellOf(offers[id])) })),
  };
}
