import type { Fact } from '../../../src/content/facts/fact.ts';
import { factBetween } from '../../../src/content/facts/formatFact.ts';

export type FactTable = Readonly<Record<string, Fact>>;

export interface Filled {
  readonly text: string;
  /** Ids in the order of first use, each once. */
  readonly used: readonly string[];
  readonly unknown: readonly string[];
}

const REFERENCE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Replaces each `{{fact-id}}` by its formatted value; `escape` escapes a value for Markdown or HTML. */
export function fillFacts(
  text: string,
  facts: FactTable,
  lang: string,
  escape: (value: string) => string,
): Filled {
  const used = new Set<string>();
  const unknown = new Set<string>();
  const filled = text.replaceAll(REFERENCE, (reference: string, id: string, at: number) => {
    const fact = Object.hasOwn(facts, id) ? facts[id] : undefined;
    if (fact === undefined) {
      unknown.add(id);
      return '';
    }
    used.add(id);
    return escape(factBetween(text.slice(0, at), fact, text.slice(at + reference.length), lang));
  });
  return { text: filled, used: [...used], unknown: [...unknown] };
}

/** Escapes plain text for Markdown, including tables. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`);
}
