import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LanguageCode } from './languages.ts';

type Words = Record<string, unknown>;

const loaders: Record<LanguageCode, () => Promise<{ default: Words }>> = {
  en: () => import('./locales/en.json'),
  ar: () => import('./locales/ar.json'),
  ur: () => import('./locales/ur.json'),
  hi: () => import('./locales/hi.json'),
};

/**
 * Starts i18next in one language; only that language's texts are fetched (LA-06).
 * A missing word shows its key (LA-04). Rejects when the texts cannot be fetched.
 */
export async function startI18n(code: LanguageCode): Promise<i18n> {
  const words = await loaders[code]();
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: code,
    fallbackLng: false,
    returnNull: false,
    resources: { [code]: { translation: words.default } },
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Switches a running instance to another language, fetching its texts first. */
export async function switchLanguage(instance: i18n, code: LanguageCode): Promise<void> {
  if (!instance.hasResourceBundle(code, 'translation')) {
    const words = await loaders[code]();
    instance.addResourceBundle(code, 'translation', words.default);
  }
  await instance.changeLanguage(code);
}
