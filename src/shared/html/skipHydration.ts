import { trustedHtml } from './trusted.ts';

/** Props of an element that React neither hydrates nor removes. Constant: another object would empty the element. */
export const skipHydration = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: trustedHtml('') },
} as const;
