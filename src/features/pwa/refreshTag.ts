/** Tag of the periodic sync that looks for newer editions. */
export const REFRESH_TAG = 'refresh';
