import type { ManifestOptions } from 'vite-plugin-pwa';
import { brand } from './brand.ts';

/**
 * What the installed app is called and looks like (OF-01; https://www.w3.org/TR/appmanifest/). Its colours are the
 * page's: vite.config.ts adds them.
 */
export const appManifest: Partial<ManifestOptions> = {
  id: '/',
  name: `${brand.en}: guides for founders`,
  short_name: brand.en,
  description: 'Company formation in Dubai, the UK and Europe, with guides that stay readable offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/?source=app',
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
    action: '/saved',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  // Most devices show four at most. The address of a shortcut lies within the site: the contact page makes the call.
  shortcuts: [
    { name: 'Saved guides', url: '/saved', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    {
      name: 'Cost calculator',
      url: '/calculator',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
    { name: 'Get a Quote', url: '/quote', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    {
      name: 'Call',
      url: '/company/contact?call=1',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
  ],
  screenshots: [
    {
      src: '/screenshots/narrow-home.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Home',
    },
    {
      src: '/screenshots/narrow-blog.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The guides',
    },
    {
      src: '/screenshots/narrow-article.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Reading a guide',
    },
    {
      src: '/screenshots/wide-home.png',
      sizes: '1366x768',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Home',
    },
    {
      src: '/screenshots/wide-blog.png',
      sizes: '1366x768',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The guides',
    },
  ],
};
