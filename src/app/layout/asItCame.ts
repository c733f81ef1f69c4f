import { trustedHtml } from '../../shared/html/trusted.ts';

/**
 * For an element that this screen does not show: what the page came with in it stays as it is. To bring it to life
 * would cost a phone time for nothing. React leaves alone what is set this way: nothing is set, and nothing removed.
 */
export const asItCame = () => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: trustedHtml('') },
});
