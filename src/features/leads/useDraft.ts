import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { holdWhile } from '../../shared/updateHolds.ts';
import { moveStoredDrafts, onDraftOfOtherTab, storeDraft, storedDraft } from './drafts.ts';
import { fieldsOf, fillForm, isSame } from './formFields.ts';
import { type Fields, isBlank, type LeadKind, parseFields } from './model.ts';

/** Returns the fields that a draft contains, without values that the form cannot have. */
function validFields(kind: LeadKind, draft: Fields): Fields {
  const values: Fields = parseFields(kind, draft);
  return Object.fromEntries(Object.keys(draft).map((name) => [name, values[name] ?? '']));
}

/**
 * Restores the draft of a form and returns the function that stores its fields (FO-03). `onFilled` is called after the
 * fields have changed. The fields are uncontrolled: a keystroke renders nothing, and keystrokes before hydration are
 * stored. A change in another tab with the form is merged field by field; a field with different texts keeps its own in
 * each tab.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  kind: LeadKind,
  onFilled: () => void = () => undefined,
): () => void {
  /** The fields as this tab last wrote or received them; different fields were typed here after that. */
  const shared = useRef<Fields>({});

  const store = useCallback(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    // A new version must not reload unsent input (OF-07).
    holdWhile(kind, !isBlank(fields));
    shared.current = fields;
    storeDraft(kind, fields);
  }, [form, kind]);

  const fill = useEffectEvent((draft: Fields, older: Fields) => {
    if (form.current) fillForm(form.current, validFields(kind, draft), validFields(kind, older));
    onFilled();
  });
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const draft = storedDraft(kind) ?? {};
    fill(draft, shared.current);
    shared.current = draft;
    const fields = fieldsOf(form.current);
    holdWhile(kind, !isBlank(fields));
    // Reading a draft does not prolong its life.
    if (!isSame(fields, draft)) store();
  });
  const merge = useEffectEvent((draft: Fields) => {
    if (!form.current) return;
    // Cleared or sent in the other tab; the texts here are no longer shared.
    if (isBlank(draft)) {
      shared.current = {};
      return;
    }
    fill(draft, shared.current);
    shared.current = { ...shared.current, ...draft };
    holdWhile(kind, !isBlank(fieldsOf(form.current)));
  });

  useEffect(() => {
    let current = true;
    restore();
    void moveStoredDrafts().then((hasMoved) => current && hasMoved && restore());
    const unsubscribe = onDraftOfOtherTab(kind, merge);
    return () => {
      current = false;
      unsubscribe();
      holdWhile(kind, false);
    };
  }, [kind]);

  return store;
}
