/** A field that a person fills. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True for a field that is checked, not typed into. */
export const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** True when a field has another value than it was rendered with. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, preset);
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets a value past the setter with which React tracks it; otherwise React ignores the event. */
export function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
