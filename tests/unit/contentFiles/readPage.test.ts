import { expect, it } from 'vitest';
import { readPage } from '../../../server/build/contentFiles/readPage.ts';
import { mistakeText } from '../../../src/content/yaml/readYaml.ts';

const FILE = 'src/content/pages/en/faq.yaml';

const PAGE = `reviewedOn: 2026-11-30
lead: A lead with {{uae-vat-rate}} and a [link](/services/pricing).
blocks:
  - kind: text
    heading: A heading
    paragraphs:
      - >-
        Note: a **strong** text of {{brand}}.
  - kind: example
    heading: A worked case
    currency: AED
    lines:
      - label: Given
        given: 100
      - label: Tax
        rate: uae-vat-rate
        of: 100
    total: Total
  - kind: decision
    heading: Which one?
    start:
      question: This or that?
      answers:
        - label: This
          leadsTo: See [the questions](/faq).
related:
  - /process
`;

const messagesOf = (text: string, file = FILE) =>
  readPage(text, file).mistakes.map((mistake) => mistakeText(file, mistake));

it('PG-01 a correct file has no mistakes, and its data has the order of the file', () => {
  const { page, mistakes } = readPage(PAGE, FILE);
  expect(mistakes).toEqual([]);
  expect(Object.keys(page?.blocks[0] ?? {})).toEqual(['kind', 'heading', 'paragraphs']);
  expect(Object.keys(page ?? {})).toEqual(['reviewedOn', 'lead', 'blocks', 'related']);
});

it.each<[what: string, from: string, to: string, message: RegExp]>([
  [
    'an unknown fact in a text',
    '{{uae-vat-rate}}',
    '{{uae-vat}}',
    /^src\/content\/pages\/en\/faq\.yaml:2: lead: there is no fact “uae-vat”\. Allowed: the ids in src\/content\/facts, such as .*\buae-vat-rate\b/,
  ],
  [
    'an unknown fact in a field',
    'rate: uae-vat-rate',
    'rate: vat',
    /:16: blocks\[2\]\.lines\[2\]\.rate: .*“vat”/,
  ],
  [
    'an unknown address in a text',
    '(/services/pricing)',
    '(/services/prices)',
    /:2: lead: no page has the address “\/services\/prices”\. Allowed: the addresses in src\/content\/navigation\.ts, such as .*\/services\/pricing/,
  ],
  [
    'an unknown address in a list',
    '- /process',
    '- /proces',
    /:27: related\[1\]: no page .*“\/proces”.*\/process/,
  ],
  [
    'a link without an address',
    '(/faq)',
    '(https://a.example)',
    /leadsTo: a link has no address of this site\. Allowed: “\[/,
  ],
  [
    'a missing field',
    '    heading: A heading\n',
    '',
    /:4: blocks\[1\]\.heading: is missing\. Allowed: kind, heading, intro, portal, paragraphs, points$/,
  ],
  [
    'an unknown field',
    'currency: AED',
    'currency: AED\n    notes: Some',
    /:12: blocks\[2\]\.notes: is an unknown field\. Allowed: kind, heading, .*, total, result$/,
  ],
  [
    'an unknown kind',
    'kind: text',
    'kind: texts',
    /:4: blocks\[1\]\.kind: the kind “texts” is unknown\. Allowed: text, steps/,
  ],
  [
    'an unknown name',
    'currency: AED',
    'currency: CHF',
    /currency: “CHF” is unknown\. Allowed: AED, USD, GBP, EUR$/,
  ],
  [
    'braces that are left over',
    '{{uae-vat-rate}}',
    '{{ uae-vat-rate }}',
    /:2: lead: “{{” or “}}” is left over\. Allowed: “{{id-of-a-fact}}” and “{{brand}}”, without spaces$/,
  ],
  [
    'markup in plain text',
    'A heading',
    'A **heading**',
    /:5: blocks\[1\]\.heading: is plain text\. Allowed: “{{brand}}”/,
  ],
  ['an empty field', 'heading: A heading', 'heading:', /:5: blocks\[1\]\.heading: is empty$/],
  [
    'a number as text',
    'heading: A heading',
    'heading: 2026',
    /:5: .*must be text, but 2026 is a value: write it in quotes$/,
  ],
  [
    'text in place of a list',
    'related:\n  - /process',
    'related: /process',
    /:26: related: must be a list: each entry begins with “- ”$/,
  ],
  [
    'fields in place of text',
    '      - >-\n        Note:',
    '      - Note:',
    /:7: .*paragraphs\[1\]: must be text, not fields\. Text with “: ”/,
  ],
  ['no day', '2026-11-30', 'tomorrow', /:1: reviewedOn: “tomorrow” is no day\. Allowed: a date such as/],
  [
    'text that YAML reads otherwise',
    'A heading',
    'Costs: a list',
    /:5: YAML: .*Text with “: ” or “#” is on a separate line, below “>-”$/,
  ],
])('PG-01 %s has a message with file, line, field and the allowed values', (_, from, to, message) => {
  expect(PAGE).toContain(from);
  expect(messagesOf(PAGE.replace(from, to))).toEqual([expect.stringMatching(message)]);
});

it('PG-01 a file whose name is no address has a message', () => {
  const file = 'src/content/pages/ar/faqs.yaml';
  expect(messagesOf(PAGE, file)).toEqual([
    expect.stringMatching(
      /^src\/content\/pages\/ar\/faqs\.yaml:1: file name: no page has the address “\/faqs”/,
    ),
  ]);
});
