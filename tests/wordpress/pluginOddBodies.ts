const KEY = '9f86d081884c7d659a2feaa0c55ad015';
const good = {
  key: KEY,
  form: 'quote',
  fields: { name: 'Amina', phone: '1' },
  text: '',
  language: 'en',
  createdAt: '',
};

const odd: unknown[] = [null, true, 0, -1, 1e308, [], [[]], {}, { $ne: '' }, ['quote'], { toString: 'x' }];

/** Bodies that are not a JSON object. */
const broken = [
  '',
  ' ',
  '\u0000',
  ...'{ } {"key" null true 0 "" [] [null] undefined a=b {"a":1}{"b":2} {\'key\':1} <xml/>'.split(' '),
  '{"key":"\\ud800"}',
  '['.repeat(2_000),
  `${'['.repeat(600)}${']'.repeat(600)}`,
  `{"fields":${'{"a":'.repeat(600)}1${'}'.repeat(600)}}`,
];

type Odd = readonly [body: BodyInit, headers?: Record<string, string>];

/** Returns invalid bodies of forms, each with another defect. */
export function oddBodies(): readonly Odd[] {
  const text = JSON.stringify(good);
  const changed = (change: object): Odd => [JSON.stringify({ ...good, ...change })];
  return [
    ...broken.map((body): Odd => [body]),
    [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ...Array.from({ length: text.length - 1 }, (_, length): Odd => [text.slice(0, length + 1)]),
    ...['form', 'fields', 'text', 'language', 'createdAt', 'key'].flatMap((name) =>
      odd.filter((value) => name === 'fields' || value !== null).map((value) => changed({ [name]: value })),
    ),
    ...odd.map((value) => changed({ fields: { ...good.fields, remarks: value } })),
    ...['', ' ', 'a b', '<script>', '__proto__x'.repeat(9), '0', 'a\n'].map((name) =>
      changed({ fields: { ...good.fields, [name]: '' } }),
    ),
    ...['', 'Quote', 'quote\n', 'contact', '../quote'].map((form) => changed({ form })),
    ...['', 'short', 'with space in it', 'ключ-ключ-ключ', 'x'.repeat(201), `${KEY}\n`].map((key) =>
      changed({ key }),
    ),
    [text, { 'Idempotency-Key': 'another-key-than-the-one' }],
    [text, { 'Idempotency-Key': 'short' }],
    ...['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'application/ld+json'].map(
      (type): Odd => [text, { 'Content-Type': type }],
    ),
    changed({ fields: { name: 'Nobody' } }),
    changed({ fields: { phone: '  ', email: 'nowhere' } }),
    changed({ form: 'booking', fields: { email: 'a@b.example' } }),
    changed({ form: 'newsletter', fields: { phone: '1' } }),
    changed({ fields: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}`, 'x'])) }),
    changed({ text: 'x'.repeat(64_000) }),
  ];
}
