/** Name of the periodic look for newer editions: pages ask the browser for it, the worker answers to it. */
export const REFRESH_TAG = 'refresh';
