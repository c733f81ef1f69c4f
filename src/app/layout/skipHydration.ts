import { trustedHtml } from '../../shared/html/trusted.ts';

/**
 * Props for an element that this screen does not show: the markup that was rendered into it stays as it is. To hydrate it
 * would cost a phone time for nothing. React leaves alone what is set this way: nothing is set, and nothing removed.
 */
export const skipHydration = () => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: trustedHtml('') },
});
