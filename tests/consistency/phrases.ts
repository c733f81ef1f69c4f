/** Phrases that make comments, test titles and documents hard to read, by the plain wording. */
const PHRASES: readonly (readonly [plain: string, phrase: RegExp])[] = [
  [
    'a noun (“stored posts”)',
    /\b[Ww]hat (?:is|was|are|were|has|have|had|comes?|came|stands|could|can|cannot|may|must|a|an|it|they|one|the)\b(?![^.]*\?)/g,
  ],
  ['is loaded, arrives, is returned', /\b(?:comes?|came|coming)\b/g],
  ['is, is rendered', /\bstands?\b(?! for)/g],
  ['cached, stored, saved', /\bkept\b/g],
  ['the network', /\b(?:bad|worst|slow|stalling|good|whole) lines?\b|\b(?:over|on|through) the line\b/g],
  ['returns', /\bgives\b/g],
  ['contains, applies', /\bholds\b/g],
  ['complete, entire', /\bwhole\b/g],
  ['separate', /\bof (?:its|their|his|our) own\b/g],
  ['otherwise', /\b(?:or|and|where|nothing|nobody|somewhere|something|what|who) else\b|\belse\b(?=[,;])/g],
  ['is notified, reports', /\b(?:is|are|was|were|be|been) told\b|\btells\b/g],
  ['continues', /\b(?:goes|go|went|going) on\b/g],
  ['again', /\banew\b/g],
  ['in ms', /\b[Ss]o (?:many|long|much|few|often)\b/g],
  ['is unavailable', /\b(?:be|is|are|was) had\b/g],
  ['as in', /\bas (?:\w+ ){1,3}has it\b/g],
  ['unused, another user', /\b(?:nobody|somebody)\b/gi],
  ['releases, activates', /\b(?:gives?|gave|giving) way\b|\b(?:lets?|letting) go\b/g],
  ['sanitised', /\bharmless\b/g],
  ['truncated', /\b(?:broke|breaks|broken|cut|cuts) off\b/g],
  ['replaces', /\b(?:takes?|took|taking|in) the place of\b/g],
  ['exists, has loaded', /\b(?:is|are|was|were) (?:not )?there\b/g],
  ['again, also', /\b(?:once more|besides|thereby|thereof|therein|wherein|withal)\b/gi],
  ['requested', /\b(?:asked|asks|ask) (?:for|anew)\b/g],
  ['text, message, confirmation', /\bword\b/g],
];

/** Comments, and titles of tests. */
const TEXTS =
  /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*|\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Returns the comments and test titles of a source, or the paragraphs of a document, without code. */
export function textsOf(file: string, source: string): string {
  const texts = file.endsWith('.md')
    ? [source.replaceAll(/```[\s\S]*?```/g, '')]
    : Array.from(source.matchAll(TEXTS), ([text, , title]) => title ?? text);
  return texts.map((text) => text.replaceAll(/`[^`]*`/g, '')).join('\n');
}

/** Returns the phrases of a text that are hard to read, each with its plain wording. */
export const phrasesIn = (text: string): readonly string[] =>
  PHRASES.flatMap(([plain, phrase]) => Array.from(text.matchAll(phrase), ([found]) => `${found} (${plain})`));

/** Counts the words of a text. */
export const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /[a-z]{2}/i.test(word)).length;
