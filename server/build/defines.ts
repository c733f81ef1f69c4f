import { brand } from '../../src/content/brand.ts';
import { colour } from '../designTokens.ts';
import * as firm from '../../src/content/firm.ts';
import { openSamples } from '../../src/content/openSamples.ts';
import { readEnvironment, readSettings } from './settings.ts';

/**
 * Returns the replacements of `import.meta.env.…`, and of `%BRAND%` and others in index.html (FR-10); `src/env.d.ts`
 * has their types. Throws Error for an invalid setting.
 */
export function defines(root: string): Readonly<Record<string, string>> {
  const { leadsEndpoint = '', vitalsEndpoint = '' } = readSettings(root);
  const values = {
    VITE_LEADS_ENDPOINT: leadsEndpoint,
    VITE_VITALS_ENDPOINT: vitalsEndpoint,
    BRAND: brand.en,
    HAS_SAMPLES: openSamples(firm, readEnvironment(root, process.env)).length > 0 ? 'true' : '',
    BUILD_YEAR: `${new Date().getUTCFullYear()}`,
    LIGHT_PAPER: colour('paper', 'light'),
    DARK_PAPER: colour('paper', 'dark'),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}
