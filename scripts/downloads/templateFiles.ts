import type { IsoDay } from '../../src/content/facts/fact.ts';
import type { FactId } from '../../src/content/facts/facts.ts';
import type { TemplateId } from '../../src/content/templates.ts';
import type { DownloadFormat } from '../../src/features/downloads/formats.ts';

/** A template, whose files are edited in an office suite. */
export interface Template {
  readonly formats: readonly DownloadFormat[];
  readonly edition: IsoDay;
  readonly facts: readonly FactId[];
}

export const templates: Readonly<Record<TemplateId, Template>> = {
  'shareholder-resolution': { formats: ['docx', 'pdf'], edition: '2026-11-24', facts: [] },
  'vat-invoice': {
    formats: ['docx', 'xlsx', 'pdf'],
    edition: '2026-11-24',
    facts: ['uae-vat-rate', 'uae-vat-records', 'uae-einvoicing-large-live', 'uae-einvoicing-small-live'],
  },
  'ubo-register': {
    formats: ['docx', 'xlsx', 'pdf'],
    edition: '2026-11-24',
    facts: ['uae-ubo-threshold', 'uae-ubo-registers', 'uae-ubo-change-notice'],
  },
  'lease-checklist': {
    formats: ['docx', 'pdf'],
    edition: '2026-11-24',
    facts: ['office-area-per-visa', 'zone-area-per-visa', 'uae-vat-rate', 'ejari-fee'],
  },
  'cash-flow': {
    formats: ['xlsx', 'pdf'],
    edition: '2026-11-24',
    facts: ['uae-vat-return-due', 'uae-ct-rate', 'uae-ct-threshold', 'uae-ct-payment-due'],
  },
};
