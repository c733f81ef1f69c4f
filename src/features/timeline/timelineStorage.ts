import { persisted } from '../../shared/storage/persisted.ts';
import { type Plan, planFromUrl, planToUrl, USUAL } from './timelinePlan.ts';

const entry = persisted<Plan>('marsa-timeline', {
  parse: (text) => planFromUrl(new URLSearchParams(text ?? '')) ?? USUAL,
  format: (plan) => new URLSearchParams(planToUrl(plan)).toString(),
});

/** The plan that this device stores, written as an address’s query; the usual one where it stores none. */
export const storedPlan = (): Plan => entry.read();

/** Stores a plan. Where that fails it lasts as long as the address. */
export const storePlan = (plan: Plan): boolean => entry.write(plan);
