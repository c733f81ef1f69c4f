import type { Field } from '../../shared/fields.ts';

/**
 * Remembers the fields of the page; returns a function that fills those that replaced them. A removed element still has
 * the value that was typed into it.
 */
export function holdFields(): () => void {
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')];
  return () => {
    import('./restoreFields.ts').then(
      ({ restoreFields }) => restoreFields(fields),
      (error: unknown) => console.info(`Fields are not restored: ${String(error)}`),
    );
  };
}
