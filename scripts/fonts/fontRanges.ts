/** Characters of the site's fonts, as `unicode-range`. */

/** ASCII without programming characters, and the punctuation of our languages. */
export const BASIC_LATIN =
  'U+0020-003B, U+003F-005A, U+005F, U+0061-007A, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+00DC, U+00E9, U+200B, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212';

/** All characters of the font's Latin file. */
export const ALL_LATIN =
  'U+0020-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Arabic and Urdu letters and punctuation: one file, because letters of a word are shaped together. */
export const BASIC_ARABIC =
  'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0654, U+0670-0671, U+0679, U+067E, U+0686, U+0688, U+0691, U+0698, U+06A9, U+06AF, U+06BA, U+06BE, U+06C1-06C3, U+06CC, U+06D2-06D4, U+200C-200F';

/** All characters of the font's Arabic file. */
export const ALL_ARABIC =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0898-08E1, U+08E3-08FF, U+200C-200F, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC';

/** Hindi letters and punctuation. */
export const BASIC_DEVANAGARI =
  'U+0901-0903, U+0905-0914, U+0915-0939, U+093C-094D, U+0950, U+0958-0965, U+200C-200D, U+20B9';

/** All characters of the font's Devanagari file. */
export const ALL_DEVANAGARI =
  'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20B9, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF, U+11B00-11B09';

/** Returns the code points of a `unicode-range`. */
export const codesOf = (range: string): number[] =>
  Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)).flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
