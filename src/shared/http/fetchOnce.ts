const failed = new Set<() => void>();

/**
 * The same promise for all who ask. A failure stays, too, until `forgetFailures`: React asks again after each answer,
 * and would fetch without end what does not come.
 */
export function fetchOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (loading) return loading;
    loading = load();
    loading.catch(() => failed.add(() => (loading = undefined)));
    return loading;
  };
}

/** Lets all that failed be asked for anew: to be called when the failure has been shown. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
