import { act } from 'react';

/** Changes a field as typing does, so that React receives the event. */
export async function typeInto(field: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    // React replaces the element's setter to detect typed changes; the prototype has the native one.
    Reflect.set(window.HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
  });
}
