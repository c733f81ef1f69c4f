import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';
import { documentOf } from '../../support/renderedMarkup.ts';

describe.each(languages)('pages of downloads without scripts ($code)', ({ code }) => {
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
      expect(document.querySelectorAll('main button:disabled')).toHaveLength(1);
    },
  );
});
