import type { Page } from 'playwright-core';

/** The label of a checkbox has a physical margin in the theme (src/app/theme/components/fields.ts). */
export const LABEL = '.MuiFormControlLabel-root';
/** A page with such a label. */
export const PATH = '/calculator';

/** The left and right margins of the first label. */
export const margins = (page: Page) =>
  page
    .locator(LABEL)
    .first()
    .evaluate((label) => {
      const { marginLeft, marginRight } = getComputedStyle(label);
      return [marginLeft, marginRight];
    });

/** What they are in each direction. */
export const MARGINS = { en: ['-9px', '0px'], ar: ['0px', '-9px'] };
