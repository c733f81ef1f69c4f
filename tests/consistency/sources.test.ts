import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { documentOf } from '../support/renderedMarkup.ts';

describe('the figures of a page', () => {
  it.each(['/packages', '/calculator', '/visa/golden-visa-uae', '/emirates/dubai'])(
    'PG-01 are folded with their number on %s, open on paper',
    async (path) => {
      const heading = (await documentOf(path)).querySelector('main #figures');
      expect(heading?.closest('details')?.hasAttribute('open')).toBe(false);
      expect(heading?.textContent).toMatch(/^Figures on this page \(\d+\)$/);
    },
  );

  it.each(languages)(
    'PG-04 in the answers of /faq link to their sources, and are in no list ($code)',
    async ({ code }) => {
      const page = await documentOf('/faq', code);
      const answers = [...page.querySelectorAll('main details:has(a.figure)')];
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
