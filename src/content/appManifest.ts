import type { ManifestOptions } from 'vite-plugin-pwa';
import { inLanguage } from '../i18n/addresses.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { textDirection } from '../shared/text/script.ts';
import { manifestWords } from './appManifestWords.ts';
import { brand } from './brand.ts';

const icon = { src: '/icons/icon-192.png', sizes: '192x192' };

const narrow = { sizes: '780x1688', type: 'image/png', form_factor: 'narrow' } as const;
const wide = { sizes: '1366x768', type: 'image/png', form_factor: 'wide' } as const;

/**
 * Returns the web app manifest of a language without colours, which server/build/appManifests.ts adds (OF-01;
 * https://www.w3.org/TR/appmanifest/). All languages have the same `id`, by which browsers identify the app.
 */
export function appManifest(code: LanguageCode): Partial<ManifestOptions> {
  const words = manifestWords[code];
  const at = (path: string) => inLanguage(code, path);
  return {
    id: '/',
    name: `${brand[code]}: ${words.subject}`,
    short_name: brand[code],
    description: words.description,
    lang: code,
    dir: textDirection(code),
    start_url: `${at('/')}?source=app`,
    scope: '/',
    display: 'standalone',
    categories: ['business', 'education', 'finance'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
    share_target: {
      action: at('/saved'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    // Most devices show at most four. Shortcuts must be addresses of the site, so the contact page starts the call.
    shortcuts: [
      { name: words.saved, url: at('/saved'), icons: [icon] },
      { name: words.calculator, url: at('/calculator'), icons: [icon] },
      { name: words.quote, url: at('/quote'), icons: [icon] },
      { name: words.call, url: `${at('/company/contact')}?call=1`, icons: [icon] },
    ],
    screenshots: [
      { src: '/screenshots/narrow-home.png', ...narrow, label: words.home },
      { src: '/screenshots/narrow-blog.png', ...narrow, label: words.guides },
      { src: '/screenshots/narrow-article.png', ...narrow, label: words.article },
      { src: '/screenshots/wide-home.png', ...wide, label: words.home },
      { src: '/screenshots/wide-blog.png', ...wide, label: words.guides },
    ],
  };
}
