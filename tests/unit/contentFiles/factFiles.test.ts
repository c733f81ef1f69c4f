import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { factIdsFile } from '../../../server/build/contentFiles/factModules.ts';
import { factFile } from '../../../src/content/facts/factFile.ts';
import { facts } from '../../../src/content/facts/facts.ts';
import { factMistakes, factTable, readFacts } from '../../../src/content/facts/readFacts.ts';
import { mistakeText, readYaml } from '../../../src/content/yaml/readYaml.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FILE = 'src/content/facts/some.yaml';

const FACT = `some-fee:
  value: 100
  unit: AED
  covers:
    en: A fee
    ar: رسم
    ur: فیس
    hi: शुल्क
  source:
    en: An authority
    ar: جهة
    ur: ادارہ
    hi: प्राधिकरण
  url: https://authority.example/fees
  checkedOn: 2026-11-01
  certainty: stated
`;

const messagesOf = (text: string) =>
  readYaml(text, factFile).mistakes.map((mistake) => mistakeText(FILE, mistake));

it('PG-02 a correct file of facts has no mistakes', () => {
  expect(messagesOf(FACT)).toEqual([]);
});

it.each<[what: string, from: string, to: string, message: RegExp]>([
  [
    'an unknown unit',
    'unit: AED',
    'unit: INR',
    /^\S+:3: some-fee\.unit: “INR” is unknown\. Allowed: AED, USD, /,
  ],
  [
    'a unit that is no text',
    'value: 100',
    "value: '100'",
    /:2: some-fee\.value: “100” is no number\. Allowed for the unit AED/,
  ],
  [
    'a range in the wrong order',
    'value: 100',
    'value: [2, 1]',
    /:2: some-fee\.value: \[2,1\] is no number\. Allowed .*low, high/,
  ],
  [
    'a date that is no day',
    'value: 100\n  unit: AED',
    'value: soon\n  unit: date',
    /:2: some-fee\.value: “soon” is no day\. Allowed/,
  ],
  ['no value', '  value: 100\n', '', /: some-fee\.value: is missing\. Allowed: value or price/],
  [
    'an unknown price',
    'value: 100',
    'price: spc.all',
    /:2: some-fee\.price: “spc\.all” is unknown\. Allowed: shams\.licence, /,
  ],
  [
    'a missing language',
    '    hi: शुल्क\n',
    '',
    /:5: some-fee\.covers\.hi: is missing\. Allowed: en, ar, ur, hi/,
  ],
  [
    'an unknown certainty',
    'stated',
    'sure',
    /:16: some-fee\.certainty: “sure” is unknown\. Allowed: stated, about, disputed/,
  ],
  [
    'an address without https',
    'https:',
    'http:',
    /:14: some-fee\.url: .* Allowed: an address that begins with “https:\/\/”/,
  ],
  [
    'a day in another form',
    '2026-11-01',
    '1.11.2026',
    /:15: some-fee\.checkedOn: “1\.11\.2026” is no day\. Allowed: a date/,
  ],
  [
    'an unknown field',
    'certainty:',
    'note: Some\n  certainty:',
    /:16: some-fee\.note: is an unknown field\. Allowed: value, price, unit/,
  ],
  ['an id in capitals', 'some-fee', 'Some fee', /: Some fee: is no id\. Allowed: small letters/],
])('PG-02 PG-04 %s is a mistake with its line and what is allowed', (_, from, to, message) => {
  const messages = messagesOf(FACT.replace(from, to));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(message);
});

it('PG-02 an id in two files is a mistake', () => {
  const read = readYaml(FACT, factFile);
  expect(
    factMistakes([
      { file: 'a.yaml', ...read },
      { file: 'b.yaml', ...read },
    ]),
  ).toEqual(['b.yaml: some-fee: a.yaml has the same id']);
});

it('PG-02 PG-04 facts with a mistake are not loaded in Node', () => {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  mkdirSync(join(root, 'src/content/facts'), { recursive: true });
  writeFileSync(join(root, FILE), FACT.replace('AED', 'INR'));
  expect(() => factTable(root)).toThrow(`${FILE}:3: some-fee.unit: “INR” is unknown. Allowed: AED`);
  rmSync(root, { recursive: true });
});

it('PG-02 the list of ids is current: `npm run content -- --write`', () => {
  expect(readFileSync(resolve(ROOT, 'src/content/facts/factIds.ts'), 'utf8')).toBe(factIdsFile(ROOT));
});

it('PG-02 bundles and Node have the same facts', () => {
  expect(factTable(ROOT)).toEqual(facts);
  expect(readFacts(ROOT).flatMap(({ data = {} }) => Object.keys(data))).toEqual(Object.keys(facts));
});
