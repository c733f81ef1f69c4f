/** The templates that visitors can download (PG-02), in their order on the page; a template's id names its files. */
export const TEMPLATE_IDS = [
  'shareholder-resolution',
  'vat-invoice',
  'ubo-register',
  'lease-checklist',
  'cash-flow',
] as const;

/** The id of a template: `/downloads/<id>.docx`. */
export type TemplateId = (typeof TEMPLATE_IDS)[number];
