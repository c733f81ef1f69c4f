import type { LanguageCode } from '../../src/i18n/languages.ts';

const FACE = /@font-face\{[^}]*\}/g;

/** Fonts of other scripts than Latin (src/app/theme/fonts.css), and the languages that are written with them. */
const SCRIPTS: readonly [font: RegExp, languages: readonly LanguageCode[]][] = [
  [/Vazirmatn|Arabic/, ['ar', 'ur']],
  [/Devanagari/, ['hi']],
];

/** The style sheet with the fonts of a language, and the faces of those that its first screen does not need. */
export function fontsFor(language: LanguageCode, css: string): [css: string, others: string] {
  const others: string[] = [];
  const own = css.replace(FACE, (face) => {
    const script = SCRIPTS.find(([font]) => font.test(face));
    if (!script || script[1].includes(language)) return face;
    others.push(face);
    return '';
  });
  return [own, others.join('')];
}
