import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { brand } from '../content/brand.ts';
import type { LanguageCode } from './languages.ts';

const files = import.meta.glob<{ default: ResourceKey }>('./*.*.json', { base: './locales' });

async function readFile(language: string, namespace: string): Promise<ResourceKey> {
  const read = files[`./${language}.${namespace}.json`];
  if (!read) throw new Error(`No messages: ${language}.${namespace}`);
  return (await read()).default;
}

const namespacesOf = (code: LanguageCode): readonly string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(`./${code}.`))
    .map((file) => file.slice(5, -5));

let running: i18n | undefined;

/** Loads namespaces, including those that failed before: `loadNamespaces` does not retry. */
const load = (instance: i18n, namespaces: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const onLoaded = (errors?: readonly Error[]) => (errors?.[0] ? reject(errors[0]) : resolve());
    void instance.reloadResources([instance.language], namespaces, onLoaded);
  });

/**
 * Starts i18next in one language and fetches its messages only (LA-06). A missing message shows its key (LA-04).
 * Rejects when the messages of the frame are unavailable.
 */
export async function startI18n(code: LanguageCode): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(resourcesToBackend(readFile))
    .init({
      lng: code,
      fallbackLng: false,
      returnNull: false,
      ns: [],
      defaultNS: 'translation',
      initAsync: false,
      interpolation: { escapeValue: false, defaultVariables: { brand: brand[code] } },
      // Addresses are keys too.
      nsSeparator: false,
    });
  // Only in a build does `import()` load messages (src/app/start/preload.ts).
  const isBuilt = !import.meta.env.SSR && !import.meta.env.DEV;
  await load(instance, isBuilt ? ['translation'] : namespacesOf(code));
  running = instance;
  return instance;
}

/** Loads a namespace in the page's language, unless it is loaded. Rejects when it is unavailable. */
export async function loadNamespace(namespace: string): Promise<void> {
  if (running && !running.hasResourceBundle(running.language, namespace)) await load(running, [namespace]);
}
