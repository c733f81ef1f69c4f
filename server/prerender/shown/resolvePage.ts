import { subjects } from '../../../src/content/art/pageSubjects.ts';
import { bodyLanguageOf, loadBody } from '../../../src/content/pages/bodies.ts';
import { bodyWords } from '../../../src/content/pages/bodyWords.ts';
import { withTexts } from '../../../src/content/pages/eligibilityTest.ts';
import { checkedOn } from '../../../src/content/pages/checkedOn.ts';
import type { PageBody } from '../../../src/content/pages/page.ts';
import type { ListedFigures, PageCard, ShownPage } from '../../../src/content/pages/shownPage.ts';
import { listedFactsOf } from '../../../src/content/pages/texts.ts';
import type { PagePath } from '../../../src/content/navigation.ts';
import { sectionOf } from '../../../src/content/sections.ts';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { type LanguageCode, languages } from '../../../src/i18n/languages.ts';
import { dateParts } from '../../../src/shared/text/dates.ts';
import { zoneMapOf } from './zoneMap.ts';
import { type BlockContext, shownBlockOf } from './resolveBlock.ts';
import { factNotes, factOf, figureText, resolveText, type TextContext, valueOf } from './resolveText.ts';

/** A fifth card would be alone in a second row. */
const MAX_RELATED = 4;

const hasOffer = (path: PagePath) => path !== '/login' && path !== '/legal' && sectionOf(path) !== '/legal';

function listedFigures(body: PageBody, context: TextContext): ListedFigures | undefined {
  const ids = listedFactsOf(body);
  if (ids.length === 0) return undefined;
  const { figures, figuresIntro } = bodyWords[context.language];
  return {
    title: `${figures} (${ids.length})`,
    intro: figuresIntro,
    items: ids.map((id) => {
      const fact = factOf(id, context);
      const { covers, source, url } = fact;
      return { id, covers, value: valueOf(id, context), source, url, notes: factNotes(fact, context) };
    }),
  };
}

async function messagesOf(language: LanguageCode) {
  const words = await startI18n(language);
  const content = words.getFixedT(language, 'content');
  const zones = words.getFixedT(language, 'zones');
  const titleOf = (path: PagePath) => words.t(`titles.${path}`, { ns: 'menu' });
  const cardOf = (path: PagePath): PageCard => ({
    path,
    title: titleOf(path),
    summary: words.t(path, { ns: 'pages' }),
    art: subjects[path],
  });
  const longDate = (day: string) => {
    const parts = dateParts(day, words.t('date.months'));
    return parts ? words.t('date.long', { ...parts }) : '';
  };
  return { content, zones, titleOf, cardOf, longDate };
}

const messages = new Map<LanguageCode, ReturnType<typeof messagesOf>>();

function messagesIn(language: LanguageCode) {
  const found = messages.get(language) ?? messagesOf(language);
  messages.set(language, found);
  return found;
}

/** Returns the context of blocks: messages and cards in the page's language. */
export async function blockContext(language: LanguageCode, text: TextContext): Promise<BlockContext> {
  const { content, titleOf, cardOf } = await messagesIn(language);
  return { ...text, cardOf, offerTexts: { language, t: content, calculator: titleOf('/calculator') } };
}

/** Returns the data of a content page in a language. Rejects when it has no body. */
export async function shownPageOf(path: PagePath, language: LanguageCode): Promise<ShownPage> {
  const written = bodyLanguageOf(path, language);
  const { page: body, factWords } = await loadBody(path, written);
  const { content, zones, titleOf, cardOf, longDate } = await messagesIn(language);
  const context = await blockContext(language, { language: written, factWords });
  const { words, day, name } = checkedOn(body);
  const section = sectionOf(path);
  const figures = listedFigures(body, context);
  const zoneMap = zoneMapOf(path, context, zones);
  const { title, summary, art } = cardOf(path);
  return {
    title,
    summary,
    written,
    ...(written === language
      ? {}
      : { readIn: languages.map(({ code }) => code).filter((code) => bodyLanguageOf(path, code) === code) }),
    ...(section ? { section: { path: section, title: titleOf(section) } } : {}),
    art,
    checked: {
      label: content(words),
      day,
      date: longDate(day),
      ...(name === undefined ? {} : { reviewer: content('reviewedBy', { name }) }),
    },
    lead: resolveText(body.lead, context),
    keyFigures: (body.keyFigures ?? []).map(({ label, fact }) => ({
      label,
      value: figureText(fact, context),
    })),
    gets: (body.gets ?? []).map((text) => resolveText(text, context)),
    ...(body.test ? { test: withTexts(body.test, (text) => resolveText(text, context)) } : {}),
    ...(zoneMap ? { zoneMap } : {}),
    blocks: body.blocks.map((block) => shownBlockOf(block, context)),
    ...(figures ? { figures } : {}),
    related: body.related.slice(0, MAX_RELATED).map(cardOf),
    hasOffer: hasOffer(path),
  };
}
