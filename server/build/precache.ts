/** The files of the build that the worker keeps (OF-02), as Workbox reads them. */
export const precache = {
  globPatterns: [
    'assets/**/*.{js,svg}',
    'assets/instrument-sans-latin-*.woff2',
    'shell/*.html',
    'kept/**/*.json',
    'icons/favicon.svg',
    'manifest.webmanifest',
  ],
  // Kept when it is used: the edge to the content service, which has nothing to do without a network. The database in
  // memory is for devices that could not keep a cache.
  globIgnores: ['assets/service-*.js', 'assets/memory-database-*.js'],
  // Hashed names never change their content.
  dontCacheBustURLsMatching: /^assets\//,
};
