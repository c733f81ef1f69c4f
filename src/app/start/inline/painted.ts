import { rootState } from '../../../shared/rootState.ts';

/** Scripts must not compete with what a visitor reads. A hidden page, or a pending one, paints nothing. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden || rootState('pending') !== undefined) resolve();
    if (window.PerformanceObserver?.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
    } else requestAnimationFrame(() => setTimeout(resolve));
    // A page that broke off may never be painted by itself.
    setTimeout(resolve, 1500);
  });
