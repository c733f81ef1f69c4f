/** Ids of the elements that show the connection status: a strip below the header, and a mark in the header. */
export const STRIP_ID = 'connection';
export const MARK_ID = 'connection-mark';
