import { colour } from '../designTokens.ts';

/** Tokens that are needed where no style sheet is: in the page's head, in pictures and files made on the device. */
const TOKENS = ['ink', 'ink-soft', 'line', 'paper', 'primary', 'tint'] as const;

/** `import.meta.env.LIGHT_PAPER` (in index.html `%LIGHT_PAPER%`) and the like, for Vite's `define`; typed in env.d.ts. */
export const definedColours: Readonly<Record<string, string>> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((scheme) =>
    TOKENS.map((token) => [
      `import.meta.env.${`${scheme}_${token}`.toUpperCase().replaceAll('-', '_')}`,
      JSON.stringify(colour(token, scheme)),
    ]),
  ),
);
