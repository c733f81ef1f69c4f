import 'i18next';
import type en from './locales/en.json';
import type blog from './locales/en.blog.json';
import type contact from './locales/en.contact.json';
import type library from './locales/en.library.json';
import type home from './locales/en.home.json';
import type menu from './locales/en.menu.json';
import type pages from './locales/en.pages.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    nsSeparator: false;
    resources: {
      translation: typeof en & typeof blog & typeof contact & typeof library;
      home: typeof home;
      menu: typeof menu;
      pages: typeof pages;
    };
  }
}
