import type { LanguageCode } from '../../src/i18n/languages.ts';

/**
 * Languages that translate a term of the glossary differently in one text for better style, by `key: term`. A new
 * entry needs a reader of the language.
 */
export const NATURAL_WORDS: Readonly<Record<string, readonly LanguageCode[]>> = {
  'home.booking.sends: offline': ['ar', 'ur', 'hi'],
  'home.licences.freeZoneText: authority': ['ar'],
  'pages./licensing/tourism-license: guides': ['ar'],
  'trips.newestText: guides': ['ar', 'ur', 'hi'],
  'checklist.forms.issued: UAE': ['ar', 'ur', 'hi'],
  'checklist.documents.personalCode.issuer: UK': ['ar'],
  'checklist.documents.parentArticles.name: articles': ['ar', 'ur', 'hi'],
  'checklist.documents.articles.name: articles': ['ar', 'ur', 'hi'],
  'timeline.phases.register.text: articles': ['ar', 'ur', 'hi'],
  'downloads.keepText: offline': ['ar', 'ur', 'hi'],
  'deadlines.noAdvice: authority': ['ar', 'ur', 'hi'],
  'deadlines.weekend: authority': ['ar', 'ur', 'hi'],
  'deadlines.offices.freeZone: authority': ['ar', 'ur', 'hi'],
  'tax.vat.zeroOnly: VAT': ['ar', 'ur', 'hi'],
  'tax.vat.choices: VAT': ['ar', 'ur', 'hi'],
  'papers.papers.licence: articles': ['ar', 'ur', 'hi'],
  'request.sends: offline': ['ar', 'ur', 'hi'],
  'trips.lead: offline': ['ur', 'hi'],
  'trips.numbers: UAE': ['ur', 'hi'],
  'pwa.install.saved: offline': ['ur', 'hi'],
  'pwa.install.return: offline': ['ur', 'hi'],
  'library.ready_one: offline': ['ur', 'hi'],
  'library.ready_other: offline': ['ur', 'hi'],
};
