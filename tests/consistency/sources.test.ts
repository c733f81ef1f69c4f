import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { documentOf } from '../support/renderedMarkup.ts';

describe('the figures of a page', () => {
  it.each(['/packages', '/calculator', '/visa/golden-visa-uae', '/emirates/dubai'])(
    'PG-01 are in a closed section that shows their number on %s',
    async (path) => {
      const heading = (await documentOf(path)).querySelector('main #figures');
      expect(heading?.closest('details')?.hasAttribute('open')).toBe(false);
      expect(heading?.textContent).toMatch(/^Figures on this page \(\d+\)$/);
    },
  );

  it.each(languages)(
    'PG-04 in the answers of /faq link to their sources, without a list of figures ($code)',
    async ({ code }) => {
      const page = await documentOf('/faq', code);
      const answers = [...page.querySelectorAll('main details:has(a.figure)')];
      expect(answers.length).toBeGreaterThan(10);
      for (const answer of answers) {
        for (const figure of answer.querySelectorAll('a.figure'))
          expect(figure.getAttribute('href')).toMatch(/^https:/);
        expect(answer.querySelector('p.soft > small')?.textContent).toMatch(/20\d\d/);
      }
      expect(page.querySelector('#figures')).toBeNull();
    },
  );
});
