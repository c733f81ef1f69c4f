import { sentencesOf } from './sentences.ts';

/** Text that is spoken in one utterance, with its language. */
export interface Piece {
  readonly text: string;
  readonly lang: string;
}

/** Unit of reading and highlighting: a paragraph, a heading, a list item, a table row. */
export interface Block {
  readonly element: Element;
  readonly pieces: readonly Piece[];
}

const BLOCKS =
  'h2, h3, h4, h5, h6, p, li, dt, dd, summary, figcaption, caption, cite, blockquote, div, section';

/** Content that is not read, such as code, media and folded parts. */
const SILENT =
  'pre, iframe, script, style, video, audio, button, .video-facade, .picture-missing, details:not([open]) > :not(summary)';

const TEXT = 3;
const SHOW_ELEMENTS_AND_TEXT = 5;

interface Run {
  readonly element: Element;
  readonly cell: Element | null;
  readonly lang: string;
  text: string;
}

function runsOf(body: Element, lang: string): readonly Run[] {
  const runs: Run[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_ELEMENTS_AND_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const last = runs.at(-1);
    if (node.nodeType !== TEXT) {
      if (node.nodeName === 'BR' && last) last.text += ' ';
      continue;
    }
    const parent = node.parentElement;
    if (!parent || parent.closest(SILENT)) continue;
    const element = parent.closest('tr') ?? parent.closest(BLOCKS) ?? body;
    const cell = parent.closest('td, th');
    const its = parent.closest('[lang]')?.getAttribute('lang') || lang;
    const text = node.nodeValue ?? '';
    if (last?.element === element && last.lang === its)
      last.text += last.cell === cell ? text : `, ${text.trimStart()}`;
    else runs.push({ element, cell, lang: its, text });
  }
  return runs;
}

/** Returns the blocks of an article in reading order; `lang` is the default language. */
export function blocksOf(body: Element, lang: string): readonly Block[] {
  const blocks: { element: Element; pieces: Piece[] }[] = [];
  for (const { element, lang: its, text } of runsOf(body, lang)) {
    const pieces = sentencesOf(text, its).map((sentence) => ({ text: sentence, lang: its }));
    const last = blocks.at(-1);
    if (last?.element === element) last.pieces.push(...pieces);
    else if (pieces.length > 0) blocks.push({ element, pieces });
  }
  return blocks;
}
