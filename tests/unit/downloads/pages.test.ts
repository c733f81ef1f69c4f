import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';
import { documentOf } from '../../support/renderedMarkup.ts';
import { templateFiles } from '../../support/templates.ts';

describe.each(languages)('pages of files to download, before any script ($code)', ({ code }) => {
  const words = localeTexts(code);
  const linksIn = (part: ParentNode) => [...part.querySelectorAll('a[download]')];
  const addressOf = (link: Element) => link.getAttribute('href');

  it.each(['setup-guide', 'company-profile'])(
    'PG-02 /downloads/%s offers the edition in its language, then the other',
    async (name) => {
      const [own, other] = code === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
      const document = await documentOf(`/downloads/${name}`, code);
      const links = linksIn(document);
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([own, other]);
      const files = { en: `/downloads/marsa-${name}.pdf`, ar: `/downloads/marsa-${name}-ar.pdf` };
      expect(links.map(addressOf)).toEqual(code === 'ar' ? [files.ar, files.en] : [files.en, files.ar]);
      expect(document.querySelector('main dl')?.textContent).toContain(
        words.get(`downloads.languages.${own}`),
      );
      const [before = '', after = ''] = words.get(`downloads.inLanguage.${other}`)?.split('{{size}}') ?? [];
      const text = links[1]?.textContent;
      expect([text?.startsWith(before), text?.endsWith(after)]).toEqual([true, true]);
      // The edition that is shown can be saved.
      expect(document.querySelectorAll('main button:disabled')).toHaveLength(1);
    },
  );

  it('PG-02 /accounting/templates has a card for each template, with links to all of its files', async () => {
    const document = await documentOf('/accounting/templates', code);
    const cards = [...document.querySelectorAll('section[aria-labelledby="templates"] li')];
    const ids = ['shareholder-resolution', 'vat-invoice', 'ubo-register', 'lease-checklist', 'cash-flow'];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
      ids.map((id) => words.get(`downloads.templates.${id}.name`)),
    );
    const links = cards.flatMap(linksIn);
    expect(links.map(addressOf)).toEqual(templateFiles.map(({ file }) => `/downloads/${file}`));
    for (const [index, link] of links.entries()) {
      const size = Math.ceil((templateFiles[index]?.bytes.length ?? 0) / 1000);
      expect(link.textContent).toMatch(new RegExp(`^(?:Word|Excel|PDF) \\(${size} \\S.*\\)$`));
    }
    // Nothing can be saved before the page is hydrated.
    expect(cards.map((card) => card.querySelectorAll('button:disabled').length)).toEqual([1, 1, 1, 1, 1]);
    expect(document.querySelector('section[aria-labelledby="deadlines"]')).not.toBeNull();
  });
});
