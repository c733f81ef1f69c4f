import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { holdWhile } from '../../../shared/updateHolds.ts';
import { draftAtOnce, keepDraft, storedDraft } from './drafts.ts';
import { fieldsOf, fillForm } from './formFields.ts';
import { type Fields, isBlank } from './draftLifetime.ts';

/** True when a form holds a draft as it is, and nothing else. */
const same = (held: Fields, draft: Fields): boolean =>
  [...Object.keys(held), ...Object.keys(draft)].every((name) => (held[name] ?? '') === (draft[name] ?? ''));

/**
 * Brings back what was typed into a form, by the draft's name, and gives the function that keeps what it holds now
 * (FO-03). `clean` takes out what its fields cannot hold; `onFilled` is told when they hold what was kept. The fields belong to the browser, not to React's state: a
 * keystroke renders nothing, and one that comes before hydration is kept.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  clean: (fields: Fields) => Fields = (fields) => fields,
  onFilled: () => void = () => undefined,
): () => void {
  /** An empty form that has not been filled yet must not be taken for one that was emptied. */
  const looked = useRef(false);

  const keep = useCallback(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    // What is typed and not sent must not be loaded away (OF-07).
    holdWhile(name, !isBlank(fields));
    if (looked.current || !isBlank(fields)) keepDraft(name, fields);
  }, [form, name]);

  const fill = useEffectEvent((draft: Fields | undefined, older?: Fields) => {
    if (form.current && draft) fillForm(form.current, clean(draft), older && clean(older));
    onFilled();
  });

  useEffect(() => {
    let current = true;
    // After a crash this may be an earlier state than the database's: browsers write it to the disk with a delay.
    const atOnce = draftAtOnce(name);
    fill(atOnce);
    void storedDraft(name).then((draft) => {
      if (!current || !form.current) return;
      fill(draft, atOnce);
      looked.current = true;
      holdWhile(name, !isBlank(fieldsOf(form.current)));
      // A draft that was only looked at grows no younger.
      if (!same(fieldsOf(form.current), draft ?? {})) keep();
    });
    return () => {
      current = false;
      holdWhile(name, false);
    };
  }, [form, name, keep]);

  return keep;
}
