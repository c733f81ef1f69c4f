import { routeEntries, toolEntries } from '../src/content/siteManifest.ts';

const LONG_ARTICLE = '/blog/second-year-costs';
const SERVICE_PAGE = '/visa/golden-visa-uae';

const pages = routeEntries
  .flatMap(({ paths, content }) => (content ? [] : paths))
  .filter((path) => !path.includes(':'));

/** English pages with limited HTML size (QU-04): pages with their own code, with a tool, and one of each other kind. */
const html = [...pages, LONG_ARTICLE, SERVICE_PAGE, ...Object.keys(toolEntries)].map((path) => ({
  name: `HTML of ${path}`,
  path: `../dist${path === '/' ? '' : path}/index.html`,
  limit: '42 kB',
  brotli: true,
}));

export default [
  ...html,
  {
    name: 'font of the first paint',
    path: '../dist/assets/instrument-sans-basic-*.woff2',
    limit: '20 kB',
    brotli: false,
  },
  { name: 'hero picture', path: '../dist/assets/industrial-*.svg', limit: '25 kB', brotli: true },
];
