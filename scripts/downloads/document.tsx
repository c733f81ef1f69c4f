import { I18nextProvider } from 'react-i18next';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { renderedStyles } from '../../server/prerender/renderedStyles.ts';
import { createEmotionCache, loadDirection } from '../../src/app/theme/emotionCache.ts';
import { ThemeRoot } from '../../src/app/theme/ThemeRoot.tsx';
import { brand } from '../../src/content/brand.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { startI18n } from '../../src/i18n/i18n.ts';
import { textDirection } from '../../src/shared/text/script.ts';
import { GuidePage } from './GuidePage.tsx';
import type { Guide } from './guides.ts';
import { pageRules } from './pageRules.ts';
import { guideWords } from './words.ts';

export { site } from '../../src/content/site.ts';
export { editionOf, loadGuides } from './guides.ts';

async function render(guide: Guide, pageNumbers: readonly number[]) {
  const { language } = guide;
  const { thisPage } = guideWords[language];
  const direction = textDirection(language);
  const i18n = await startI18n(language);
  await loadDirection(direction);
  const emotionCache = createEmotionCache(direction);
  const root = inLanguage(language, '/');
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={root} basename={root}>
      <I18nextProvider i18n={i18n}>
        <ThemeRoot emotionCache={emotionCache}>
          <GuidePage guide={guide} pageNumbers={pageNumbers} />
        </ThemeRoot>
      </I18nextProvider>
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const markup = html.replaceAll(thisPage.pattern, thisPage.part);
  return { markup, ...renderedStyles(emotionCache, markup) };
}

/** Renders a guide as an HTML document whose resources are paths of the repository. */
export async function guideDocument(guide: Guide, pageNumbers: readonly number[]): Promise<string> {
  const { language, title } = guide;
  const { markup, styles } = await render(guide, pageNumbers);
  const sheets = ['src/app/theme/tokens', 'src/app/theme/base', 'scripts/downloads/print'];
  return `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}"><meta charset="utf-8">
<title>${brand[language]}: ${title}</title>
${styles}
${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}.css">`).join('\n')}
<style>${pageRules(guide)}</style>
${markup}`;
}

/** Returns the texts and links of a guide, without its layout. */
export async function guideContent(guide: Guide): Promise<string> {
  const { markup } = await render(guide, []);
  return markup.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>|<[^>]+>/g, ' $1 ').replaceAll(/\s+/g, ' ');
}
