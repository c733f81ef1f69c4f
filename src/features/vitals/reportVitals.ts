import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** A measured loading time as it is sent, without personal data (QU-08). */
export interface Vital {
  readonly name: MetricType['name'];
  /** Milliseconds; a number without unit for CLS. */
  readonly value: number;
  readonly id: string;
  readonly rating: MetricType['rating'];
  /** Path of the opened page, without the query, which may contain a search. */
  readonly path: string;
  readonly navigationType: MetricType['navigationType'];
}

/** Returns the part of a metric that is sent. `address`: the page, where the browser does not report it. */
export function vitalOf(metric: Omit<MetricType, 'entries'>, address: string): Vital {
  const { name, value, id, rating, navigationType, navigationURL = address } = metric;
  return { name, value, id, rating, path: new URL(navigationURL, address).pathname, navigationType };
}

/** Sends LCP, INP, CLS, FCP and TTFB as `text/plain`, which needs no preflight. */
export function reportVitals(endpoint: string): void {
  const send = (metric: MetricType) => {
    navigator.sendBeacon(endpoint, JSON.stringify(vitalOf(metric, window.location.href)));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(send);
}
