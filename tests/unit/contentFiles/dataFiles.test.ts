import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataMistakes, dataModule, referenceMistakes } from '../../../server/build/contentFiles/dataFiles.ts';
import * as firm from '../../../src/content/firm.ts';
import { firmFile } from '../../../src/content/firmFile.ts';
import { licenceTypes } from '../../../src/content/home/licences.ts';
import { licencesFile } from '../../../src/content/home/licencesFile.ts';
import { slots } from '../../../src/content/home/slots.ts';
import { slotsFile } from '../../../src/content/home/slotsFile.ts';
import { offers } from '../../../src/content/offers/offers.ts';
import { offersFile } from '../../../src/content/offers/offersFile.ts';
import { startingPrices } from '../../../src/content/offers/prices.ts';
import { pricesFile } from '../../../src/content/offers/pricesFile.ts';
import { mistakeText } from '../../../src/content/yaml/readYaml.ts';
import { readData } from '../../../src/content/yaml/readData.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FIRM = 'src/content/firm.yaml';
const PRICES = 'src/content/offers/prices.yaml';
const OFFERS = 'src/content/offers/offers.yaml';
const LICENCES = 'src/content/home/licences.yaml';
const SLOTS = 'src/content/home/slots.yaml';

/** Returns the messages about a file with a changed text. */
async function messagesOf(file: string, from: string, to: string): Promise<readonly string[]> {
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  expect(text).toContain(from);
  const { mistakes = [] } = (await dataModule(text.replace(from, to), file)) ?? {};
  return mistakes.map((mistake) => mistakeText(file, mistake));
}

describe('files of data', () => {
  it('PG-04 have no mistakes', async () => {
    expect(await dataMistakes(ROOT)).toEqual([]);
    expect(await referenceMistakes(ROOT)).toEqual([]);
  });

  it('PG-04 are the same in bundles and Node', () => {
    expect({ ...firm }).toEqual(readData(FIRM, firmFile));
    expect(startingPrices).toEqual(readData(PRICES, pricesFile));
    expect(offers).toEqual(readData(OFFERS, offersFile));
    expect(licenceTypes).toEqual(readData(LICENCES, licencesFile));
    expect(slots).toEqual(readData(SLOTS, slotsFile));
  });

  it.each<[what: string, file: string, from: string, to: string, message: RegExp]>([
    [
      'a price that is text',
      PRICES,
      '14900',
      "'14,900'",
      /^\S+prices\.yaml:9: spc\.whole: “14,900” is no number/,
    ],
    [
      'a price below zero',
      PRICES,
      '14900',
      '-1',
      /:9: spc\.whole: -1 is no price\. Allowed: a whole number of AED/,
    ],
    [
      'a missing price',
      PRICES,
      '  whole: 14900\n',
      '',
      /:8: spc\.whole: is missing\. Allowed: licence, whole/,
    ],
    [
      'an unknown package',
      PRICES,
      'spc:',
      'rakez:',
      /:8: rakez: is an unknown field\. Allowed: shams, spc, ifza, meydan/,
    ],
    [
      'an unknown status',
      FIRM,
      'status: sample',
      'status: yes',
      /firm\.yaml:\d+: contact\.phone\.status: “yes” is unknown\. Allowed: confirmed, sample/,
    ],
    [
      'a telephone number without a plus',
      FIRM,
      '+44 20',
      '020',
      /: contact\.phone\.value: “020 .*” is not in this form\. Allowed: “\+”, digits/,
    ],
    [
      'a counter without quotes',
      FIRM,
      "'30'",
      '30',
      /: bookingFigures\.callbackMinutes\.value: .* write it in quotes/,
    ],
    [
      'an hour out of range',
      FIRM,
      'closes: 18',
      'closes: 28',
      /: openingHours\.value\[1\]\.closes: 28 is out of range\. Allowed: a whole number from 0 to 24/,
    ],
    [
      'an unknown partner',
      FIRM,
      '[bank,',
      '[broker,',
      /: partners\.value\[1\]: “broker” is unknown\. Allowed: bank, zone/,
    ],
    [
      'an entry without a language',
      FIRM,
      'team:\n    status: sample\n    value: []',
      'team:\n    status: sample\n    value:\n      - en: { title: A, text: B }\n        ar: { title: A, text: B }\n        ur: { title: A, text: B }',
      /: entries\.team\.value\[1\]\.hi: is missing\. Allowed: en, ar, ur, hi/,
    ],
    [
      'a time that is none',
      SLOTS,
      "time: '14:00'",
      'time: 2 PM',
      /slots\.yaml:\d+: \[5\]\.time: “2 PM” is no time\. Allowed: a time in quotes such as '14:00'/,
    ],
    [
      'an unknown state of a part',
      OFFERS,
      'state: extra',
      'state: free',
      /offers\.yaml:\d+: shams\.parts\.quota\.state: “free” is unknown\. Allowed: included, perhaps/,
    ],
    [
      'an unknown fact',
      OFFERS,
      'alone: shams-licence',
      'alone: shams-licences',
      /: shams\.parts\.licence\.alone: there is no fact “shams-licences”\. Allowed: /,
    ],
    [
      'an unknown page',
      OFFERS,
      'to: /uk',
      'to: /britain',
      /: uk\.to: no page has the address “\/britain”\. Allowed: /,
    ],
    [
      'an unknown colour',
      LICENCES,
      'colour: teal',
      'colour: red',
      /licences\.yaml:\d+: \[2\]\.colour: “red” is unknown\. Allowed: saffron, teal, indigo/,
    ],
  ])('PG-04 report %s with its line and what is allowed', async (_, file, from, to, message) => {
    const messages = await messagesOf(file, from, to);
    expect(messages.filter((each) => message.test(each))).toHaveLength(1);
  });
});
