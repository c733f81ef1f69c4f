/** The files of the build that the worker keeps (OF-02), as Workbox reads them. */
export const precache = {
  globPatterns: [
    'assets/**/*.{js,svg}',
    'assets/instrument-sans-*.woff2',
    'shell/*.html',
    'icons/favicon.svg',
    'manifest*.webmanifest',
  ],
  // Hashed names never change their content.
  dontCacheBustURLsMatching: /^assets\//,
};
