import type { Field } from '../../shared/fields.ts';

/**
 * Records the fields of the page and returns a function that restores their values in replaced fields. A removed
 * element still has its value.
 */
export function recordFields(): () => void {
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')];
  return () => {
    import('./restoreFields.ts').then(
      ({ restoreFields }) => restoreFields(fields),
      (error: unknown) => console.info(`Fields are not restored: ${String(error)}`),
    );
  };
}
