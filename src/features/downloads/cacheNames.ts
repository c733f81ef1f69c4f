/** Name of the cache of files that the reader keeps; nothing empties it but the reader (PG-02). The worker reads it. */
export const KEPT_DOWNLOADS = 'marsa-kept-downloads';

/** Headers of a kept copy: since when it is here, and of which edition it is. */
export const KEPT_ON = 'x-kept-on';
export const KEPT_EDITION = 'x-kept-edition';
