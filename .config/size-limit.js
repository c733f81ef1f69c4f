import { routeEntries, toolEntries } from '../src/content/siteManifest.ts';

/** An article with a table of contents, notes and pictures; the others are shorter. */
const LONG_ARTICLE = '/blog/second-year-costs';
/** A page that is data, with a figure on it. */
const SERVICE_PAGE = '/visa/golden-visa-uae';

const pages = routeEntries
  .flatMap(({ paths, content }) => (content ? [] : paths))
  .filter((path) => !path.includes(':'));

/** Pages whose HTML is weighed, in English (QU-04): each with code of its own, each with a tool, and one of each kind else. */
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
