import type { Page } from 'playwright-core';
import { fillBlog } from '../fillBlog.ts';
import { type BenchOptions, Collector, type PartResult, progress } from '../measurement.ts';
import { listedOn } from '../sessions/reader.ts';
import { type Phone, startPhone } from './phone.ts';
import { type Visit, visit } from './visit.ts';

const CARD = 'main article';
const TEXT = '#article-body';
const LISTS = ['/', '/blog'] as const;

/** The row's name, the path, and the selector of the page's content. */
type Opened = readonly [subject: string, path: string, shows: string];

const pathOf = ({ listed }: Pick<Phone, 'listed'>, article: number): string => {
  const path = listed[article]?.path;
  if (path === undefined) throw new Error('The list has too few articles');
  return path;
};

const pages = (phone: Phone, article: number): readonly Opened[] => [
  ...LISTS.map((path): Opened => [path, path, CARD]),
  ['article', pathOf(phone, article), TEXT],
];

type Kind = Pick<Visit, 'first' | 'offline'>;

async function open(
  found: Collector,
  { devTools, origin }: Phone,
  [subject, path, shows]: Opened,
  name: string,
  kind: Kind,
): Promise<void> {
  const times = await visit(devTools, { address: origin + path, shows, ...kind });
  for (const [metric, value] of Object.entries(times)) found.add(`${subject}, ${name}`, metric, 'ms', value);
}

async function round(found: Collector): Promise<void> {
  const phone = await startPhone();
  try {
    for (const page of pages(phone, 1)) await open(found, phone, page, 'first', { first: true });
    for (const page of pages(phone, 1)) await open(found, phone, page, 'second', {});
    await phone.goOffline();
    for (const page of pages(phone, 2)) await open(found, phone, page, 'offline', { offline: true });
  } finally {
    await phone.close();
  }
}

const SAVED = 3;

async function saveArticle(page: Page): Promise<void> {
  const path = pathOf({ listed: await listedOn(page) }, SAVED);
  await page.goto(new URL(path, page.url()).href);
  await page
    .getByRole('button', { name: /^Save for offline/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Saved:/ })
    .first()
    .waitFor();
}

interface Full {
  readonly phone: Phone;
  readonly name: string;
  readonly opened: readonly Opened[];
}

/** Prepares a phone with a saved article and `posts` stored posts. */
async function fullPhone(posts: number): Promise<Full> {
  let stored = 0;
  const phone = await startPhone(async (page) => {
    await saveArticle(page);
    stored = await fillBlog(page, posts);
  });
  await phone.goOffline();
  const opened: Opened[] = [...pages(phone, 2), ['saved article', pathOf(phone, SAVED), TEXT]];
  return { phone, name: `offline, ${stored} posts stored`, opened };
}

/** Alternates between phones for each page, so that changes of the machine's speed affect all of them. */
async function openByTurns(found: Collector, phones: readonly Full[]): Promise<void> {
  for (const place of phones[0]?.opened.keys() ?? []) {
    for (const { phone, name, opened } of phones) {
      const page = opened[place];
      if (page) await open(found, phone, page, name, { offline: true });
    }
  }
}

async function full(found: Collector, runs: number): Promise<void> {
  const phones: Full[] = [];
  try {
    for (const posts of [10, 1_000, 10_000]) phones.push(await fullPhone(posts));
    for (let run = 0; run < runs; run += 1) {
      progress(`visits: few and many posts stored, ${run + 1} of ${runs}`);
      await openByTurns(found, phones);
    }
  } finally {
    for (const { phone } of phones) await phone.close();
  }
}

/** Measures first, second and offline visits of a phone with the browser's own throttling of network and CPU. */
export async function visits({ runs = 9 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  for (let run = 0; run < runs; run += 1) {
    progress(`visits: round ${run + 1} of ${runs}`);
    await round(found);
  }
  await full(found, runs);
  return {
    title: 'Visits',
    conditions: [
      'Phone, 150 ms round trip, 1.6 Mbit/s down, CPU slowed four times (the worker, whose own thread and line are not slowed, mostly runs already).',
      'Opened by the DevTools protocol alone, without an automation tool’s own scripts in the page.',
      'The article was listed and never opened. Text: article’s text or first card to be seen. Ready: the app is hydrated.',
    ],
    measurements: found.all(),
  };
}
