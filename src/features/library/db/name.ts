/** Name of the reader's own database, by which the worker knows it too. */
export const LIBRARY_DATABASE = 'marsa-library';
/** Name of the cache that keeps the pictures of saved guides; nothing empties it but the reader (DESIGN 3). */
export const SAVED_PICTURES = 'marsa-saved-pictures';
