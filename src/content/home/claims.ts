/** A number that the firm claims of itself; its words are in the home page's locale files. */
export interface Claim<Words extends string> {
  readonly words: Words;
  readonly value: string;
}

/** The track record (HO-07). */
export const trackRecord: readonly Claim<'setups' | 'satisfaction' | 'partnerships' | 'consultants'>[] = [
  { words: 'setups', value: '3,500+' },
  { words: 'satisfaction', value: '98%' },
  { words: 'partnerships', value: '25+' },
  { words: 'consultants', value: '50+' },
];
