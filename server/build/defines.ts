import { brand } from '../../src/content/brand.ts';
import { colour } from '../designTokens.ts';
import * as firm from '../../src/content/firm.ts';
import { openSamples } from '../../src/content/openSamples.ts';
import { readEnvironment, readSettings } from './settings.ts';

/** Tokens that are needed where no style sheet is: in the page's head, in pictures and files made on the device. */
const TOKENS = ['accent', 'ink', 'ink-soft', 'line', 'paper', 'primary', 'tint'] as const;

const colours = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((scheme) =>
    TOKENS.map((token) => [`${scheme}_${token}`.toUpperCase().replaceAll('-', '_'), colour(token, scheme)]),
  ),
);

/**
 * What the bundler puts in the place of `import.meta.env.…` in pages and worker, and of `%BRAND%` and the like in
 * index.html (FR-10); typed in `src/env.d.ts`. Each is a text, so that branches on it are decided by the bundler.
 * @throws Error for a setting that nothing can be built with
 */
export function defines(root: string): Readonly<Record<string, string>> {
  const { leadsEndpoint = '', vitalsEndpoint = '' } = readSettings(root);
  const values = {
    VITE_LEADS_ENDPOINT: leadsEndpoint,
    VITE_VITALS_ENDPOINT: vitalsEndpoint,
    BRAND: brand.en,
    HAS_SAMPLES: openSamples(firm, readEnvironment(root, process.env)).length > 0 ? 'true' : '',
    BUILD_YEAR: `${new Date().getUTCFullYear()}`,
    ...colours,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}
