/** The value of a cell, undefined if it is empty. */
export type CellValue = number | string | undefined;

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Z])(\d+)(?::([A-Z])(\d+))?|([A-Z]+)(?=\()|([-+*(),]))/y;

const codeOf = (letter: string) => letter.charCodeAt(0);

const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  SUM: (values) => values.reduce((sum, value) => sum + value, 0),
  MIN: (values) => Math.min(...values),
  ROUND: ([value = 0, places = 0]) => Math.round(value * 10 ** places) / 10 ** places,
};

type Token = readonly [kind: 'number' | 'range' | 'name' | 'sign', text: string];

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const match = TOKEN.exec(formula);
    if (!match) throw new Error(`What is “${formula}”?`);
    const [, number, letter, row, toLetter, toRow, name, sign] = match;
    if (number !== undefined) tokens.push(['number', number]);
    else if (letter !== undefined)
      tokens.push(['range', `${letter}${row}:${toLetter ?? letter}${toRow ?? row}`]);
    else if (name !== undefined) tokens.push(['name', name]);
    else tokens.push(['sign', sign ?? '']);
  }
  return tokens;
}

/**
 * Evaluates a formula as a spreadsheet does: sums, products, `SUM`, `MIN`, `ROUND`; empty cells count as zero. `cell`
 * returns the value at an address.
 * @throws Error for anything else, and for text in a calculation
 */
export function evaluate(formula: string, cell: (address: string) => CellValue): number {
  const tokens = tokensOf(formula);
  const isNext = (sign: string) => tokens[0]?.[0] === 'sign' && tokens[0][1] === sign;
  const take = (sign: string) => {
    if (!isNext(sign)) throw new Error(`“${formula}” lacks ${sign}`);
    tokens.shift();
  };
  const inRange = (range: string): number[] => {
    const [, from = '', top = '', to = '', bottom = ''] = /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(range) ?? [];
    const values: number[] = [];
    for (let row = Number(top); row <= Number(bottom); row += 1)
      for (let code = codeOf(from); code <= codeOf(to); code += 1) {
        const value = cell(`${String.fromCharCode(code)}${row}`) ?? 0;
        if (typeof value !== 'number') throw new Error(`“${formula}” reckons with the text “${value}”`);
        values.push(value);
      }
    return values;
  };
  function factor(): number[] {
    const [kind, text] = tokens.shift() ?? ['sign', ''];
    if (kind === 'number') return [Number(text)];
    if (kind === 'range') return inRange(text);
    const work = FUNCTIONS[text];
    if (kind !== 'name' || !work) throw new Error(`“${formula}” holds “${text}”`);
    take('(');
    const values = sum();
    while (isNext(',')) {
      take(',');
      values.push(...sum());
    }
    take(')');
    return [work(values)];
  }
  function product(): number[] {
    let values = factor();
    while (isNext('*')) {
      take('*');
      values = [(values[0] ?? 0) * (factor()[0] ?? 0)];
    }
    return values;
  }
  function sum(): number[] {
    let values = product();
    while (isNext('+') || isNext('-')) {
      const sign = tokens.shift()?.[1] === '-' ? -1 : 1;
      values = [(values[0] ?? 0) + sign * (product()[0] ?? 0)];
    }
    return values;
  }
  const [value = 0] = sum();
  if (tokens.length > 0) throw new Error(`“${formula}” goes on with “${tokens[0]?.[1]}”`);
  return value;
}
