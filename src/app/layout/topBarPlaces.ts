/** From this width on the bar above the header is shown. */
export const TOP_BAR_WIDE = '(min-width: 40.01rem)';

/** The bar's way to the saved guides, into which their number comes later (SavedInTopBar). */
export const SAVED_LINK_ID = 'to-saved';
