import { act } from 'react';

/** Changes a field as typing does, so that React sees the event. */
export async function typeInto(field: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    // React replaces the setter of the element to tell its own changes from typed ones: the prototype still has it.
    Reflect.set(window.HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
  });
}
