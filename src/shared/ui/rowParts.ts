import { InstantCollapse } from './InstantCollapse.tsx';

/** Props of an `Accordion` in a long list: no transition, no headings and landmarks. */
export const rowParts = {
  slots: { heading: 'div', region: 'div', transition: InstantCollapse },
  slotProps: { region: { role: 'presentation' } },
} as const;
