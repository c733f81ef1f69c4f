/** A field that a person fills. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
