import { word } from '../../support/words.ts';
import {
  back,
  contact,
  home,
  list,
  press,
  type Reader,
  reload,
  search,
  tap,
  tapCard,
  tapCategory,
  typeArticle,
  typeIn,
} from './reader.ts';
import type { Step } from './session.ts';

const byName = (key: string) => (reader: Reader) =>
  reader.page.getByRole('link', { name: word('en', key), exact: true }).filter({ visible: true });

const allGuides = byName('home.latest.all');
const quoteLink = byName('common.getQuote');
const scheduleLink = byName('common.scheduleMeeting');
const logo = ({ page }: Reader) => page.locator('header a[href="/"]').filter({ visible: true });

export const toList: Step = { name: 'all guides', act: (reader) => tap(reader, allGuides(reader), list()) };
const toHome: Step = { name: 'logo', act: (reader) => tap(reader, logo(reader), home) };
const toQuote: Step = { name: 'quote', act: (r) => tap(r, quoteLink(r), contact('quote')) };
/** On a phone this link is in the slide-out menu. */
const toSchedule: Step = {
  name: 'schedule',
  act: async (reader) => {
    if (!reader.lost) await press(reader, word('en', 'common.menu'));
    return tap(reader, scheduleLink(reader), contact('schedule'));
  },
};
export const toSecondPage: Step = {
  name: 'next page',
  act: (r) =>
    tap(r, r.page.getByRole('link', { name: word('en', 'blog.next'), exact: true }), list('?page=2', /^2$/)),
};
const goBack: Step = { name: 'back', act: back };
const again: Step = { name: 'reload', act: reload, newDocument: true };
const card = (name: string, place = 0): Step => ({ name, act: (reader) => tapCard(reader, place) });
const category = (place: number): Step => ({ name: 'category', act: (reader) => tapCategory(reader, place) });

export const returningSteps: readonly Step[] = [
  { name: 'home typed', act: (reader) => typeIn(reader, home), newDocument: true },
  toList,
  card('article listed', 1),
  goBack,
  card('article listed', 3),
  goBack,
  category(1),
  card('article of the category'),
  goBack,
  { name: 'search', act: (reader) => search(reader, 'company') },
  card('article found'),
  toQuote,
  goBack,
  again,
  { name: 'list typed', act: (reader) => typeIn(reader, list()), newDocument: true },
  { name: 'schedule typed', act: (reader) => typeIn(reader, contact('schedule')), newDocument: true },
  { name: 'article typed', act: typeArticle, newDocument: true },
  again,
  toHome,
  card('article at home', 2),
];

export const firstTimeSteps: readonly Step[] = [
  toList,
  card('article', 0),
  goBack,
  card('article', 2),
  card('related article'),
  goBack,
  goBack,
  toSecondPage,
  card('article of page 2', 1),
  toQuote,
  goBack,
  toHome,
  card('article at home', 1),
  goBack,
  toSchedule,
  toHome,
  toList,
  category(2),
  card('article of the category'),
  goBack,
];
