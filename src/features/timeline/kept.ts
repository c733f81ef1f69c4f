import { type Plan, planFromUrl, planToUrl, USUAL } from './rules.ts';

const KEY = 'marsa-timeline';

/** The plan that this device keeps, written as an address’s query; the usual one where it keeps none. */
export function keptPlan(): Plan {
  try {
    return planFromUrl(new URLSearchParams(localStorage.getItem(KEY) ?? '')) ?? USUAL;
  } catch {
    return USUAL;
  }
}

/** Keeps a plan. Without storage it lasts as long as the address. */
export function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY, new URLSearchParams(planToUrl(plan)).toString());
  } catch {
    // Forbidden or full: the address has it.
  }
}
