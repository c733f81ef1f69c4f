import type { Emirate, Place } from './zone.ts';

/** A simplified outline of the coast, from the south-west around Musandam to the south-east. */
export const coast: readonly Place[] = [
  [53.6, 24.06],
  [53.95, 24.15],
  [54.15, 24.22],
  [54.35, 24.44],
  [54.52, 24.57],
  [54.68, 24.78],
  [54.88, 24.92],
  [55.05, 25.03],
  [55.2, 25.17],
  [55.29, 25.28],
  [55.39, 25.36],
  [55.45, 25.45],
  [55.55, 25.6],
  [55.74, 25.66],
  [55.9, 25.79],
  [55.99, 25.92],
  [56.07, 26.06],
  [56.16, 26.24],
  [56.4, 26.35],
  [56.47, 26.2],
  [56.36, 25.95],
  [56.27, 25.64],
  [56.36, 25.45],
  [56.35, 25.3],
  [56.37, 25.05],
  [56.45, 24.8],
  [56.64, 24.46],
  [56.8, 24.2],
];

/** Positions of the emirates' names on the sketch, which cover no zone. */
export const emirateNames: Readonly<Record<Emirate, { readonly at: Place; readonly side: 'west' | 'east' }>> =
  {
    rak: { at: [55.82, 25.86], side: 'west' },
    uaq: { at: [55.49, 25.645], side: 'west' },
    ajman: { at: [55.37, 25.43], side: 'west' },
    dubai: { at: [55.04, 25.17], side: 'west' },
    sharjah: { at: [55.66, 25.33], side: 'east' },
    fujairah: { at: [56.27, 25.1], side: 'west' },
    abuDhabi: { at: [54.7, 24.43], side: 'east' },
  };
