import { AtOnce } from './AtOnce.tsx';

/** What an `Accordion` is made of in a long list: no transition, and no heading or landmark in each row. */
export const rowParts = {
  slots: { heading: 'div', region: 'div', transition: AtOnce },
  slotProps: { region: { role: 'presentation' } },
} as const;
