import type { IsoDay } from '../../src/content/facts/fact.ts';
import { type FactId, facts } from '../../src/content/facts/facts.ts';
import { loadBody } from '../../src/content/pages/bodies.ts';
import type { PageBlock, PageBody, RichText } from '../../src/content/pages/page.ts';
import { factsOf } from '../../src/content/pages/texts.ts';
import type { BlockContext } from '../../server/prerender/shown/resolveBlock.ts';
import { blockContext } from '../../server/prerender/shown/resolvePage.ts';
import { type GuideLanguage, guideWords } from './words.ts';

export interface GuidePart {
  readonly title: string;
  readonly lead?: RichText;
  readonly blocks: readonly PageBlock[];
  readonly list?: 'figures' | 'reach';
}

export interface Guide {
  readonly file: string;
  readonly language: GuideLanguage;
  readonly title: string;
  readonly promise: string;
  /** Books have a cover, contents and a new page for each part. */
  readonly isBook: boolean;
  readonly pages: readonly PageBody[];
  readonly context: BlockContext;
  readonly parts: readonly GuidePart[];
}

async function pagesIn(language: GuideLanguage, paths: readonly string[]) {
  const bodies = await Promise.all(paths.map((path) => loadBody(path, language)));
  const pages = new Map(paths.map((path, index) => [path, bodies[index]?.page]));
  const pageAt = (path: string): PageBody => {
    const page = pages.get(path);
    if (!page) throw new Error(`${path} is not a page of the guide`);
    return page;
  };
  const pick = (path: string, ...kinds: readonly PageBlock['kind'][]): readonly PageBlock[] => {
    const { blocks } = pageAt(path);
    const missing = kinds.find((kind) => !blocks.some((block) => block.kind === kind));
    if (missing) throw new Error(`${path} has no block of the kind “${missing}”`);
    return blocks.filter(({ kind }) => kinds.includes(kind));
  };
  return {
    pick,
    leadOf: (path: string) => pageAt(path).lead,
    pages: bodies.map(({ page }) => page),
    context: await blockContext(language, { language, factWords: bodies[0]?.factWords, isPaper: true }),
  };
}

const fileOf = (name: string, language: GuideLanguage) =>
  `${name}${language === 'en' ? '' : `-${language}`}.pdf`;

const START = '/business-guide/how-to-start-a-business-in-dubai';
const WHERE = '/business-guide/where-to-setup-dubai';
const PRICING = '/services/pricing';
const BANK = '/business-guide/bank-account-guide';
const DOCUMENTS = '/business-guide/documents-checklist';
const TAX = '/business-guide/corporate-tax-basics';

async function setupGuide(language: GuideLanguage): Promise<Guide> {
  const { title, promise, parts } = guideWords[language].setup;
  const paths = [START, WHERE, PRICING, BANK, DOCUMENTS, TAX];
  const { pick, leadOf, pages, context } = await pagesIn(language, paths);
  return {
    file: fileOf('marsa-setup-guide', language),
    language,
    title,
    promise,
    isBook: true,
    pages,
    context,
    parts: [
      { ...parts.start, lead: leadOf(START), blocks: pick(START, 'text', 'steps', 'decision') },
      { ...parts.form, lead: leadOf(WHERE), blocks: pick(WHERE, 'comparison', 'decision', 'steps', 'text') },
      {
        ...parts.costs,
        blocks: [
          ...pick(PRICING, 'offers', 'slope'),
          ...pick(WHERE, 'costs'),
          ...pick(START, 'costs'),
          ...pick(PRICING, 'requirements'),
        ],
      },
      {
        ...parts.bank,
        lead: leadOf(BANK),
        blocks: pick(BANK, 'steps', 'requirements', 'warning', 'decision'),
      },
      {
        ...parts.documents,
        lead: leadOf(DOCUMENTS),
        blocks: pick(DOCUMENTS, 'documents', 'decision', 'warning'),
      },
      { ...parts.tax, lead: leadOf(TAX), blocks: pick(TAX, 'comparison', 'example', 'timeline', 'text') },
      { ...parts.myths, blocks: [START, TAX, PRICING].flatMap((path) => pick(path, 'warning')) },
      { ...parts.reach, blocks: [], list: 'reach' },
      { ...parts.figures, blocks: [], list: 'figures' },
    ],
  };
}

const ABOUT = '/company/about';
const PROCESS = '/process';
const SERVICES = '/services/matrix';

async function companyProfile(language: GuideLanguage): Promise<Guide> {
  const { title, promise, parts } = guideWords[language].profile;
  const { pick, leadOf, pages, context } = await pagesIn(language, [ABOUT, PROCESS, SERVICES]);
  return {
    file: fileOf('marsa-company-profile', language),
    language,
    title,
    promise,
    isBook: false,
    pages,
    context,
    parts: [
      {
        ...parts.about,
        lead: leadOf(ABOUT),
        blocks: pick(ABOUT, 'text', 'requirements', 'costs', 'decision', 'warning'),
      },
      { ...parts.services, blocks: pick(SERVICES, 'comparison', 'figure').slice(1) },
      // Its decision tree leads to steps that the profile does not contain.
      { ...parts.process, lead: leadOf(PROCESS), blocks: pick(PROCESS, 'requirements') },
      { ...parts.reach, blocks: [], list: 'reach' },
      { ...parts.figures, blocks: [], list: 'figures' },
    ],
  };
}

/** Loads all guides in both languages. */
export const loadGuides = (): Promise<readonly Guide[]> =>
  Promise.all([setupGuide('en'), setupGuide('ar'), companyProfile('en'), companyProfile('ar')]);

/** Returns the figures of a guide, in reading order. */
export const figuresOf = ({ parts }: Guide): readonly FactId[] => [
  ...new Set(parts.flatMap(({ lead = '', blocks }) => factsOf({ lead, blocks }))),
];

/** Returns the last day on which a page was reviewed or a figure checked. */
export const editionOf = ({ pages }: Guide): IsoDay =>
  pages
    .flatMap((page) => [page.reviewedOn, ...factsOf(page).map((id): IsoDay => facts[id].checkedOn)])
    .reduce((latest, day) => (day > latest ? day : latest));
