import { trustedHtml } from './trusted.ts';

/**
 * Props for an element whose rendered content stays as it is: React neither hydrates nor removes it. For what this screen
 * does not show, and for what the build writes into the document. The same object each time: React would empty the
 * element for another one.
 */
export const skipHydration = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: trustedHtml('') },
} as const;
