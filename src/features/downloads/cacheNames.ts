/** Name of the cache of files that the user saves (PG-02); only the user empties it. */
export const KEPT_DOWNLOADS = 'marsa-kept-downloads';

/** Headers of a saved copy: time of saving, and edition. */
export const SAVED_ON = 'x-kept-on';
export const SAVED_EDITION = 'x-kept-edition';
