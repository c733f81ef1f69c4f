// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { applyToDocument } from '../../../src/features/language/chooseLanguage.ts';

const hrefOf = () => document.querySelector('link[rel=manifest]')?.getAttribute('href');

afterEach(() => {
  document.head.replaceChildren();
  applyToDocument('en');
});

it('OF-01 LA-02 the manifest follows the language of the document, and is not asked for again without need', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(document.head, { attributes: true, subtree: true });
  applyToDocument('en');
  await Promise.resolve();
  expect(changes).toEqual([]);
  applyToDocument('ar');
  expect([document.documentElement.lang, document.documentElement.dir, hrefOf()]).toEqual([
    'ar',
    'rtl',
    '/manifest.ar.webmanifest',
  ]);
  applyToDocument('en');
  expect(hrefOf()).toBe('/manifest.webmanifest');
  observer.disconnect();
});

it('LA-02 a page without a manifest, as the server for development gives it, changes its language all the same', () => {
  applyToDocument('ur');
  expect([document.documentElement.lang, hrefOf()]).toEqual(['ur', undefined]);
});
