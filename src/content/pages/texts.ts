import type { FactId } from '../facts/facts.ts';
import { factsOfOffer } from '../offers/factsOfOffer.ts';
import { textsOfTest } from './eligibilityTest.ts';
import { factsOfLine } from './examples.ts';
import type { Decision, PageBlock, PageBody, RichText } from './page.ts';
import { piecesOf } from './richText.ts';

const textsOfDecision = ({ question, answers }: Decision): readonly RichText[] => [
  question,
  ...answers.flatMap(({ label, leadsTo }) => [
    label,
    ...(typeof leadsTo === 'string' ? [leadsTo] : textsOfDecision(leadsTo)),
  ]),
];

function textsOfBlock(block: PageBlock): readonly RichText[] {
  const rest = (): readonly (RichText | undefined)[] => {
    switch (block.kind) {
      case 'text':
        return [...block.paragraphs, ...(block.points ?? [])];
      case 'steps':
        return block.steps.flatMap(({ title, time, text }) => [title, time, text]);
      case 'documents':
        return block.groups.flatMap(({ title, items }) => [title, ...items]);
      case 'costs':
        return block.rows.flatMap(({ item, amount, payee, note }) => [item, amount, payee, note]);
      case 'timeline':
        return block.phases.flatMap(({ title, time, text }) => [title, time, text]);
      case 'comparison':
        return [...block.columns, ...block.rows.flatMap(({ label, cells }) => [label, ...cells])];
      case 'requirements':
        return block.items.flatMap(({ title, text }) => [title, text]);
      case 'faq':
        return block.items.flatMap(({ question, answer }) => [question, answer]);
      case 'warning':
        return block.paragraphs;
      case 'entries':
        return block.entries.flatMap(({ title, meta, text }) => [title, meta, text]);
      case 'pages':
        return [];
      case 'offers':
        return block.offers.flatMap(factsOfOffer).map((id) => `{{${id}}}`);
      case 'example':
        return [
          ...block.lines.flatMap((line) => [line.label, ...factsOfLine(line).map((id) => `{{${id}}}`)]),
          block.total,
          block.result,
        ];
      case 'figure':
        return [...block.rows.flatMap(({ label, fact }) => [label, `{{${fact}}}`]), block.note];
      case 'slope':
        return [
          ...block.ends,
          ...block.rows.flatMap(({ label, facts }) => [label, ...facts.map((id) => `{{${id}}}`)]),
          block.note,
        ];
      case 'decision':
        return textsOfDecision(block.start);
    }
  };
  return [block.heading, block.intro, ...rest()].filter((text) => text !== undefined);
}

type PageTexts = Pick<PageBody, 'lead' | 'keyFigures' | 'gets' | 'test' | 'blocks'>;

/** Returns all texts of a page, in reading order. */
export const textsOf = ({
  lead,
  keyFigures = [],
  gets = [],
  test,
  blocks,
}: PageTexts): readonly RichText[] => [
  lead,
  ...keyFigures.map(({ label, fact }) => `${label}: {{${fact}}}`),
  ...gets,
  ...(test ? textsOfTest(test) : []),
  ...blocks.flatMap(textsOfBlock),
];

/** Returns the figures in texts, each once, in reading order. */
export function factsIn(texts: readonly RichText[]): readonly FactId[] {
  const pieces = texts.flatMap(piecesOf);
  return [...new Set(pieces.flatMap((piece) => (piece.kind === 'fact' ? [piece.id] : [])))];
}

/** Returns the figures of a page. */
export const factsOf = (page: PageTexts): readonly FactId[] => factsIn(textsOf(page));

/** Returns the figures in a page's list of sources; answers show their sources themselves. */
export const listedFactsOf = (page: PageBody): readonly FactId[] =>
  factsOf({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'faq') });
