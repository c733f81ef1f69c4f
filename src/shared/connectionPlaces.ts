/** Where the frame keeps room for what is said of the connection: a strip under the header, and a mark in it. */
export const STRIP_ID = 'connection';
export const MARK_ID = 'connection-mark';
