import { TEMPLATE_IDS, type TemplateId } from '../../../../src/content/templates.ts';
import { cashFlow } from './cashFlow.ts';
import { leaseChecklist } from './leaseChecklist.ts';
import { resolution } from './resolution.ts';
import type { Template } from './template.ts';
import { uboRegister } from './uboRegister.ts';
import { vatInvoice } from './vatInvoice.ts';

const byId: Readonly<Record<TemplateId, Template>> = {
  'shareholder-resolution': resolution,
  'vat-invoice': vatInvoice,
  'ubo-register': uboRegister,
  'lease-checklist': leaseChecklist,
  'cash-flow': cashFlow,
};

/** All templates, in the order in which the page lists them. */
export const templates: readonly Template[] = TEMPLATE_IDS.map((id) => byId[id]);
