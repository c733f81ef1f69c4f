/** Name of the database of the user's library, which the worker also reads. */
export const LIBRARY_DATABASE = 'marsa-library';
/** Name of the cache of pictures of saved guides; only the user empties it. */
export const SAVED_PICTURES = 'marsa-saved-pictures';
/** Name of the worker's cache of displayed pictures with readable responses (OF-03). */
export const SEEN_PICTURES = 'marsa-seen-images';
/** The same for opaque responses of hosts without CORS. */
export const OPAQUE_PICTURES = 'marsa-seen-images-opaque';
