import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { holdWhile } from '../../../shared/updateHolds.ts';
import { keepDraft, moveStoredDrafts, storedDraft } from './drafts.ts';
import { onDraftOfOtherTab } from './draftStorage.ts';
import { fieldsOf, fillForm } from './formFields.ts';
import { type Fields, isBlank } from './draftLifetime.ts';

/** True when the fields of a form equal its draft. */
const same = (held: Fields, draft: Fields): boolean =>
  [...Object.keys(held), ...Object.keys(draft)].every((name) => (held[name] ?? '') === (draft[name] ?? ''));

/** The cleaned values of the fields that a draft contains. */
const cleaned = (draft: Fields, clean: (fields: Fields) => Fields): Fields => {
  const values = clean(draft);
  return Object.fromEntries(Object.keys(draft).map((name) => [name, values[name] ?? '']));
};

/**
 * Restores the draft of a form and returns the function that stores its fields (FO-03). `clean` removes values that the
 * fields cannot have; `onFilled` is called after the fields have changed. The fields are uncontrolled: a keystroke renders
 * nothing, and keystrokes before hydration are stored. A change in another tab with the form is taken over field by field;
 * a field with different texts keeps its own in each tab.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  clean: (fields: Fields) => Fields = (fields) => fields,
  onFilled: () => void = () => undefined,
): () => void {
  /** The fields as this tab last wrote or received them: others were typed here since. */
  const shared = useRef<Fields>({});

  const keep = useCallback(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    // A new version must not reload unsent input (OF-07).
    holdWhile(name, !isBlank(fields));
    shared.current = fields;
    keepDraft(name, fields);
  }, [form, name]);

  const fill = useEffectEvent((draft: Fields, older: Fields) => {
    if (form.current) fillForm(form.current, cleaned(draft, clean), cleaned(older, clean));
    onFilled();
  });
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const draft = storedDraft(name) ?? {};
    fill(draft, shared.current);
    shared.current = draft;
    const fields = fieldsOf(form.current);
    holdWhile(name, !isBlank(fields));
    // Reading a draft does not prolong its life.
    if (!same(fields, draft)) keep();
  });
  const merge = useEffectEvent((draft: Fields) => {
    if (!form.current) return;
    // Emptied or sent there; the texts here are no longer shared.
    if (isBlank(draft)) {
      shared.current = {};
      return;
    }
    fill(draft, shared.current);
    shared.current = { ...shared.current, ...draft };
    holdWhile(name, !isBlank(fieldsOf(form.current)));
  });

  useEffect(() => {
    let current = true;
    restore();
    void moveStoredDrafts().then((hasMoved) => current && hasMoved && restore());
    const unsubscribe = onDraftOfOtherTab(name, merge);
    return () => {
      current = false;
      unsubscribe();
      holdWhile(name, false);
    };
  }, [name]);

  return keep;
}
