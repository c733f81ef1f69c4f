/** Name of the reader's own database, by which the worker knows it too. */
export const LIBRARY_DATABASE = 'marsa-library';
/** Name of the cache that keeps the pictures of saved guides; nothing empties it but the reader (DESIGN 3). */
export const SAVED_PICTURES = 'marsa-saved-pictures';
/** Name of the cache in which the worker keeps pictures that were shown, with answers that can be read (OF-03). */
export const SEEN_PICTURES = 'marsa-seen-images';
/** The same for hosts that send no CORS headers: what they answer is opaque. */
export const OPAQUE_PICTURES = 'marsa-seen-images-opaque';
