import { abroadLimitFacts } from './abroad-limits.ts';
import { europeFilingFacts } from './europe-filing.ts';
import { europeFacts } from './europe.ts';
import type { Fact } from './fact.ts';
import { offerFacts } from './packagePrices.ts';
import { uaeFeesFacts } from './uae-fees.ts';
import { uaeLimitFacts } from './uae-limits.ts';
import { uaeSetupFacts } from './uae-setup.ts';
import { uaeTaxFacts } from './uae-tax.ts';
import { ukFilingFacts } from './uk-filing.ts';
import { ukFacts } from './uk.ts';
import { visaRuleFacts } from './visa-rules.ts';
import { visaFacts } from './visas.ts';
import { workRuleFacts } from './work-rules.ts';

/** All facts by id. */
export const facts = {
  ...uaeTaxFacts,
  ...uaeSetupFacts,
  ...offerFacts,
  ...visaFacts,
  ...ukFacts,
  ...europeFacts,
  ...uaeFeesFacts,
  ...ukFilingFacts,
  ...europeFilingFacts,
  ...visaRuleFacts,
  ...workRuleFacts,
  ...uaeLimitFacts,
  ...abroadLimitFacts,
} as const satisfies Record<string, Fact>;

/** The id of a fact, in kebab-case. */
export type FactId = keyof typeof facts;

/** Returns true for the id of a fact. */
export function isFactId(text: string): text is FactId {
  return Object.hasOwn(facts, text);
}
