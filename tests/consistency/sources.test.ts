import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../server/prerender/entry.tsx';
import { languages } from '../../src/i18n/languages.ts';

const codes = languages.map(({ code }) => code);

/** The main part of a rendered page. @throws Error when there is none. */
async function main(path: string, code: (typeof codes)[number]): Promise<Element> {
  const { markup } = await renderPage(path, code);
  const found = new JSDOM(markup).window.document.querySelector('main');
  if (!found) throw new Error(`No main part: ${path}`);
  return found;
}

describe('the figures of a page', () => {
  it.each(['/packages', '/calculator', '/visa/golden-visa-uae', '/emirates/dubai'])(
    'PG-01 are folded with their number on %s, open on paper',
    async (path) => {
      const heading = (await main(path, 'en')).querySelector('#figures');
      expect(heading?.closest('details')?.hasAttribute('open')).toBe(false);
      expect(heading?.textContent).toMatch(/^Figures on this page \(\d+\)$/);
    },
  );

  it.each(codes)(
    'PG-04 in the answers of /faq link to their sources, and are in no list (%s)',
    async (code) => {
      const page = await main('/faq', code);
      const answers = [...page.querySelectorAll('details:has(a.figure)')];
      expect(answers.length).toBeGreaterThan(10);
      for (const answer of answers) {
        for (const figure of answer.querySelectorAll('a.figure'))
          expect(figure.getAttribute('href')).toMatch(/^https:/);
        // The day of the check.
        expect(answer.querySelector('p.soft > small')?.textContent).toMatch(/20\d\d/);
      }
      expect(page.querySelector('#figures')).toBeNull();
    },
  );
});
