const failed = new Set<() => void>();

/**
 * Returns a loader that shares one promise. A failure stays until `forgetFailures`: React calls the loader after each
 * rejection and would fetch endlessly.
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

/** Clears all failures, so that the next call fetches again; call it after the failure has been shown. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
