import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { type Measurement, median, type PartResult } from './measurement.ts';

function figure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return 'never';
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 10 ? value.toPrecision(2) : String(Math.round(value));
}

function cell(found: Measurement | undefined): string {
  if (!found) return '–';
  const { values } = found;
  const middle = figure(median(values));
  const least = figure(Math.min(...values));
  const most = figure(Math.max(...values));
  return values.length < 2 || least === most ? middle : `${middle} (${least}–${most})`;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];
const line = (cells: readonly string[]) =>
  `| ${cells.map((text) => text.replaceAll('|', '/')).join(' | ')} |`;

/** Returns the figures of a part as a Markdown table: the median, with minimum and maximum in brackets. */
export function asMarkdown(part: PartResult): string {
  const { measurements } = part;
  const metrics = distinct(measurements.map(({ metric }) => metric));
  const heads = metrics.map((metric) => {
    const unit = measurements.find((each) => each.metric === metric)?.unit;
    return unit ? `${metric} (${unit})` : metric;
  });
  const rows = distinct(measurements.map(({ subject }) => subject)).map((subject) =>
    line([
      subject,
      ...metrics.map((metric) =>
        cell(measurements.find((each) => each.subject === subject && each.metric === metric)),
      ),
    ]),
  );
  return [
    `### ${part.title}`,
    '',
    ...part.conditions.map((text) => `- ${text}`),
    '',
    line(['', ...heads]),
    line(['---', ...heads.map(() => '---:')]),
    ...rows,
    ...(part.details && part.details.length > 0 ? ['', ...part.details.map((text) => `- ${text}`)] : []),
    '',
  ].join('\n');
}

/** Writes all figures as JSON, with null for Infinity. `chromium` is the version of the browser. */
export function writeJson(file: string, chromium: string, parts: Readonly<Record<string, PartResult>>): void {
  const measurements = Object.entries(parts).flatMap(([part, { measurements }]) =>
    measurements.map(({ subject, metric, unit, values }) => ({
      name: `${part}: ${subject}: ${metric}`,
      unit,
      runs: values.length,
      median: median(values),
      min: Math.min(...values),
      max: Math.max(...values),
      values,
    })),
  );
  const report = {
    date: new Date().toISOString(),
    chromium,
    cores: availableParallelism(),
    conditions: Object.fromEntries(Object.entries(parts).map(([part, { conditions }]) => [part, conditions])),
    measurements,
    details: Object.fromEntries(Object.entries(parts).map(([part, { details }]) => [part, details ?? []])),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

/** Replaces a part's table in a document, or appends it. `when` contains the day and the browser. */
export function withTable(document: string, name: string, table: string, when: string): string {
  const [start, end] = [`<!-- bench: ${name} -->`, `<!-- bench: end of ${name} -->`];
  const section = `${start}\n\n${table.trim().replace('\n', `\n\n${when}\n`)}\n\n${end}`;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(to + end.length);
}
