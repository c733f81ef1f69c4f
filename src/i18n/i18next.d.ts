import 'i18next';
import type translation from './locales/en.translation.json';
import type blog from './locales/en.blog.json';
import type covers from './locales/en.covers.json';
import type calculator from './locales/en.calculator.json';
import type downloads from './locales/en.downloads.json';
import type content from './locales/en.content.json';
import type contact from './locales/en.contact.json';
import type leads from './locales/en.leads.json';
import type library from './locales/en.library.json';
import type hero from './locales/en.hero.json';
import type home from './locales/en.home.json';
import type menu from './locales/en.menu.json';
import type pages from './locales/en.pages.json';
import type trips from './locales/en.trips.json';
import type request from './locales/en.request.json';
import type reading from './locales/en.reading.json';
import type checklist from './locales/en.checklist.json';
import type timeline from './locales/en.timeline.json';
import type pwa from './locales/en.pwa.json';
import type deadlines from './locales/en.deadlines.json';
import type papers from './locales/en.papers.json';
import type tax from './locales/en.tax.json';
import type zones from './locales/en.zones.json';
import type search from './locales/en.search.json';
import type finder from './locales/en.finder.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    nsSeparator: false;
    resources: {
      translation: typeof translation;
      blog: typeof blog;
      covers: typeof covers;
      contact: typeof contact;
      library: typeof library;
      leads: typeof leads;
      reading: typeof reading;
      hero: typeof hero;
      home: typeof home;
      menu: typeof menu;
      pages: typeof pages;
      calculator: typeof calculator;
      content: typeof content;
      trips: typeof trips;
      pwa: typeof pwa;
      zones: typeof zones;
      finder: typeof finder;
      search: typeof search;
      checklist: typeof checklist;
      timeline: typeof timeline;
      downloads: typeof downloads;
      deadlines: typeof deadlines;
      tax: typeof tax;
      papers: typeof papers;
      request: typeof request;
    };
  }
}
