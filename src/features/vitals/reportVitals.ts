import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** What is sent of a measured loading time: nothing that tells who the reader is (QU-08). */
export interface Vital {
  readonly name: MetricType['name'];
  /** Milliseconds; a bare number for CLS. */
  readonly value: number;
  /** Tells apart the measurements of one page view. */
  readonly id: string;
  readonly rating: MetricType['rating'];
  /** The page that was opened, without what stands behind `?`: that may be a search. */
  readonly path: string;
  readonly navigationType: MetricType['navigationType'];
}

/** What of a measurement is sent. `address`: of the page, where the browser does not tell which one was opened. */
export function vitalOf(metric: Omit<MetricType, 'entries'>, address: string): Vital {
  const { name, value, id, rating, navigationType, navigationURL = address } = metric;
  return { name, value, id, rating, path: new URL(navigationURL, address).pathname, navigationType };
}

/**
 * Sends what this page view measures of itself (LCP, INP, CLS, FCP, TTFB) to an endpoint, each as a JSON text in a
 * request of its own. It is sent as `text/plain`, which asks for no preflight.
 * https://developer.mozilla.org/docs/Web/API/Navigator/sendBeacon
 */
export function reportVitals(endpoint: string): void {
  const send = (metric: MetricType) => {
    navigator.sendBeacon(endpoint, JSON.stringify(vitalOf(metric, window.location.href)));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(send);
}
