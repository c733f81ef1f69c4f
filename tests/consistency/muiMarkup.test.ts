import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRendered, fileOf, rendered } from '../support/renderedSite.ts';
import { withoutMui } from '../support/withoutMui.ts';

const PAGES = [
  '/',
  '/blog',
  '/blog/second-year-costs',
  '/saved',
  '/quote',
  '/schedule',
  '/packages',
  '/calculator',
  '/checklist',
  '/faq',
  '/process',
  '/login',
  '/business-guide/free-zone-comparison',
  '/business-guide/costs-timelines',
  '/workspace/finder',
  '/accounting/templates',
  '/accounting/tax-advice-uae',
  '/visa/requirements',
  '/visa/timelines',
  '/licensing/mainland-company-dubai',
  '/company/contact',
  '/downloads/setup-guide',
  '/legal/privacy',
] as const;

/** Elements that must be, or be inside, a MUI component. */
const WIDGETS: readonly (readonly [name: string, selector: string, part: string])[] = [
  ['button', 'button, [role="button"]', '[class*="MuiButtonBase-root"]'],
  [
    'field',
    'input:not([type=hidden]):not([type=checkbox]):not([type=radio]), select, textarea',
    '[class*="MuiInputBase-root"]',
  ],
  [
    'choice',
    'input[type=checkbox], input[type=radio]',
    '[class*="MuiButtonBase-root"], [class*="MuiSwitch-root"]',
  ],
  ['dialog', 'dialog, [role="dialog"]', '[class*="MuiPaper-root"]'],
  ['tab', '[role="tab"]', '[class*="MuiTab-root"]'],
  ['table', 'table', '[class*="MuiTable-root"]'],
  ['accordion', 'details', '[class*="MuiAccordion-root"]'],
  [
    'breadcrumb',
    'nav:has(> ol [aria-current="page"])',
    '[class*="MuiBreadcrumbs-root"], [class*="MuiPagination-root"]',
  ],
  ['card', 'article:not(:has(h1))', '[class*="MuiCard-root"]'],
  ['numbered pages', 'nav:has(a[href*="page="])', '[class*="MuiPagination-root"]'],
  [
    'progress',
    'progress, meter, [role="progressbar"]',
    '[class*="MuiLinearProgress-root"], [class*="MuiCircularProgress-root"]',
  ],
];

const isException = (element: Element) => withoutMui.some(({ selector }) => element.matches(selector));

describe('the markup of all kinds of pages', () => {
  beforeAll(ensureRendered);

  it.each(PAGES.flatMap((path) => [[path, 'en'] as const, [path, 'ar'] as const]))(
    'QU-05 %s (%s) uses MUI’s buttons, fields, dialogs, tabs, tables, accordions, breadcrumbs, cards and pagination',
    (path, language) => {
      const { document } = new JSDOM(rendered(fileOf(path, language))).window;
      const own = WIDGETS.flatMap(([name, selector, part]) =>
        [...document.querySelectorAll(`#root :is(${selector})`)]
          .filter((element) => element.closest(part) === null && !isException(element))
          .map((element) => `${name}: ${element.outerHTML.slice(0, 160)}`),
      );
      expect(own).toEqual([]);
      expect(document.querySelectorAll('#root [class*="MuiButton-root"]').length).toBeGreaterThan(2);
    },
  );

  it.each(['en', 'ar'] as const)(
    'QU-05 LA-03 pages in %s contain exactly the Emotion styles of their elements',
    (language) => {
      for (const path of PAGES) {
        const { document } = new JSDOM(rendered(fileOf(path, language))).window;
        const styles = [...document.querySelectorAll('style[data-rendered-styles]')];
        const key = language === 'ar' ? 'rtl' : 'css';
        const keys = styles.map((one) => one.getAttribute('data-rendered-styles'));
        expect([path, keys]).toEqual([
          path,
          document.getElementById('first-screen-end') ? [key, key] : [key],
        ]);
        const lists = styles.map(
          ({ textContent }) => new Set(textContent.match(new RegExp(`\\.${key}-\\w+`, 'g'))),
        );
        expect([path, [...(lists[0] ?? [])].filter((name) => lists[1]?.has(name))]).toEqual([path, []]);
        const css = styles.map(({ textContent }) => textContent).join('');
        const classes = [...document.querySelectorAll(`body [class*="${key}-"]`)].flatMap((element) =>
          [...element.classList].filter((name) => name.startsWith(`${key}-`)),
        );
        // Hydration inserts no rule when each class has one.
        const styled = new Set(
          [...css.matchAll(new RegExp(`\\.(${key}-[\\w-]+)`, 'g'))].map(([, name]) => name),
        );
        expect([path, classes.filter((name) => !styled.has(name))]).toEqual([path, []]);
        const present = new Set(classes);
        expect([path, [...styled].filter((name) => name !== undefined && !present.has(name))]).toEqual([
          path,
          [],
        ]);
      }
    },
  );
});
