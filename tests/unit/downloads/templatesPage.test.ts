import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../server/prerender/entry.tsx';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';
import { templateFiles } from '../../support/templates.ts';

describe.each(languages)('the page of the templates ($code)', ({ code }) => {
  it('PG-02 has a card for each template before any script, with links to all of its files', async () => {
    const { document } = new JSDOM((await renderPage('/accounting/templates', code)).markup).window;
    const cards = [...document.querySelectorAll('section[aria-labelledby="templates"] li')];
    const words = localeTexts(code);
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
      ['shareholder-resolution', 'vat-invoice', 'ubo-register', 'lease-checklist', 'cash-flow'].map((id) =>
        words.get(`downloads.templates.${id}.name`),
      ),
    );
    const links = cards.flatMap((card) => Array.from(card.querySelectorAll('a[download]')));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      templateFiles.map(({ file }) => `/downloads/${file}`),
    );
    for (const [index, link] of links.entries()) {
      const size = Math.ceil((templateFiles[index]?.bytes.length ?? 0) / 1000);
      expect(link.textContent).toMatch(new RegExp(`^(?:Word|Excel|PDF) \\(${size} \\S.*\\)$`));
    }
    // Nothing can be kept before the page is alive.
    expect(cards.map((card) => card.querySelectorAll('button:disabled').length)).toEqual([1, 1, 1, 1, 1]);
    expect(document.querySelector('section[aria-labelledby="deadlines"]')).not.toBeNull();
  });
});
