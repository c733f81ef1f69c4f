import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../server/prerender/entry.tsx';
import { languages } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';

const NAMES = ['setup-guide', 'company-profile'] as const;

describe.each(languages)('the pages of the PDF files ($code)', ({ code }) => {
  it.each(NAMES)('PG-02 /downloads/%s offers the edition in its language, then the other', async (name) => {
    const { document } = new JSDOM((await renderPage(`/downloads/${name}`, code)).markup).window;
    const links = [...document.querySelectorAll('main a[download]')];
    const english = { href: `/downloads/marsa-${name}.pdf`, language: 'en' };
    const arabic = { href: `/downloads/marsa-${name}-ar.pdf`, language: 'ar' };
    expect(
      links.map((link) => ({ href: link.getAttribute('href'), language: link.getAttribute('hreflang') })),
    ).toEqual(code === 'ar' ? [arabic, english] : [english, arabic]);
    const words = localeTexts(code);
    const [first, other] = code === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
    expect(document.querySelector('main dl')?.textContent).toContain(
      words.get(`downloads.languages.${first}`),
    );
    const [before = '', after = ''] = (words.get(`downloads.inLanguage.${other}`) ?? '').split('{{size}}');
    expect(links[1]?.textContent?.startsWith(before)).toBe(true);
    expect(links[1]?.textContent?.endsWith(after)).toBe(true);
    // A copy is kept of the edition that is shown.
    expect(document.querySelectorAll('main button:disabled')).toHaveLength(1);
  });
});
