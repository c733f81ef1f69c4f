import type { LanguageCode } from '../../src/i18n/languages.ts';

const FACE = /@font-face\{[^}]*\}/g;

/** Faces (src/app/theme/fonts.css), and the languages whose first screens are written with them. */
const FACES: readonly [face: RegExp, languages: readonly LanguageCode[]][] = [
  // Letters that few texts have, and fallbacks that few devices need.
  [/-extended-|Wide Fallback/, []],
  [/Vazirmatn|Arabic/, ['ar', 'ur']],
  [/Devanagari/, ['hi']],
  [/Fallback/, ['en']],
];

/** The style sheet with the fonts of a language, and the faces of those that its first screen does not need. */
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
