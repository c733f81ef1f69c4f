/** Downloadable templates (PG-02), in display order; ids are file names. */
export const TEMPLATE_IDS = [
  'shareholder-resolution',
  'vat-invoice',
  'ubo-register',
  'lease-checklist',
  'cash-flow',
] as const;

export type TemplateId = (typeof TEMPLATE_IDS)[number];
