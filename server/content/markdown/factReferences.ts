import type { Fact } from '../../../src/content/facts/fact.ts';
import { factBetween } from '../../../src/content/facts/formatFact.ts';

/** The facts table, or a smaller one in tests. */
export type FactTable = Readonly<Record<string, Fact>>;

/** A text with its figures filled in. */
export interface Filled {
  readonly text: string;
  /** Ids in the order of first use, each once. */
  readonly used: readonly string[];
  /** Ids that are not in the table. */
  readonly unknown: readonly string[];
}

const REFERENCE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Replaces each `{{fact-id}}` by the formatted value in the given language.
 * @param escape makes the value safe for the text that it goes into (Markdown or HTML)
 */
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

/** Keeps Markdown from reading marks in plain text, the bar of tables included. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`);
}
