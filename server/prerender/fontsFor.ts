import type { LanguageCode } from '../../src/i18n/languages.ts';

const FACE = /@font-face\{[^}]*\}/g;

/** Font faces (src/app/theme/fonts.css) and the languages whose first screen needs them. */
const FACES: readonly [face: RegExp, languages: readonly LanguageCode[]][] = [
  [/-extended-|Wide Fallback/, []],
  [/Vazirmatn|Arabic/, ['ar', 'ur']],
  [/Devanagari/, ['hi']],
  [/Fallback/, ['en']],
];

/** Returns the style sheet with the fonts of a language, and the other font faces. */
export function fontsFor(language: LanguageCode, css: string): [css: string, others: string] {
  const others: string[] = [];
  const own = css.replace(FACE, (face) => {
    const row = FACES.find(([pattern]) => pattern.test(face));
    if (!row || row[1].includes(language)) return face;
    others.push(face);
    return '';
  });
  return [own, others.join('')];
}
