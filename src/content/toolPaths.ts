/**
 * Pages that do something for their reader, beside what they say (PG-02): the site's search names them as tools. A test
 * holds the list to what stands in `src/pages/tools/tools.ts`.
 */
export const toolPaths: ReadonlySet<string> = new Set([
  '/calculator',
  '/checklist',
  '/business-guide/free-zone-comparison',
  '/business-guide/costs-timelines',
  '/accounting/templates',
  '/accounting/tax-advice-uae',
  '/accounting/vat-registration-uae',
  '/workspace/finder',
  '/visa/requirements',
  '/packages',
  '/downloads/setup-guide',
  '/downloads/company-profile',
  '/quote',
  '/schedule',
]);
