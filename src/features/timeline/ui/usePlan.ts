import { useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IsoDay } from '../../../content/facts/fact.ts';
import { storedPlan, storePlan } from '../timelineStorage.ts';
import { isDay, type Plan, planFromUrl, planToUrl, USUAL } from '../timelinePlan.ts';

const never = () => () => undefined;

/** Today as the device’s calendar has it. */
function today(): IsoDay | undefined {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return isDay(day) ? day : undefined;
}

/**
 * The plan that is shown: the address’s, else the device’s; and today, which prerendered pages do not know. Changing it
 * writes both.
 */
export function usePlan() {
  const day = useSyncExternalStore(never, today, () => undefined);
  const [params, setParams] = useSearchParams();
  // The router follows an address in its own time; what is being typed must not wait for it.
  const [chosen, setChosen] = useState<Plan>();
  const hydrated = day !== undefined;
  const initial = useMemo(
    () => (hydrated ? (planFromUrl(params) ?? storedPlan()) : USUAL),
    [hydrated, params],
  );
  const plan = chosen ?? initial;
  const change = (next: Plan) => {
    setChosen(next);
    storePlan(next);
    setParams(planToUrl(next), { replace: true, preventScrollReset: true });
  };
  return { hydrated, day, plan, start: plan.start ?? day, change };
}
