export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns true for a checkbox or radio button. */
export const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Returns true when a field has another value than the rendered one. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, preset);
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets a value with the native setter; React ignores the event after its own tracked setter. */
export function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
