import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../features/leads/drafts/useDraft.ts';
import { fieldsOf } from '../../../features/leads/drafts/formFields.ts';
import type { Fields } from '../../../features/leads/drafts/draftLifetime.ts';
import { reportHydrated } from '../../../shared/hydrated.ts';

/** What a form is, to the hook that keeps it. */
export interface RequestModel {
  /** The name of its draft, and of what is submitted. */
  readonly name: 'meeting' | 'quote';
  /** Takes out what the fields cannot hold; a draft may come from an earlier version. */
  readonly clean: (fields: Fields) => Fields;
  /** What the device knows beyond what was typed, for whoever answers. */
  readonly complete?: (fields: Fields) => Fields;
  /** The fields that the screen follows as they change; all others render nothing. */
  readonly watched: readonly string[];
}

/** A form whose words the browser holds, and what the screen has to know of them. */
export interface Request {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly seen: Fields;
  /** Keeps what the form holds, and looks at it. To be called when it has changed. */
  readonly changed: () => void;
  /**
   * Sets a field that has no control of its own. Not kept with `early`: before the draft is there, it would take its
   * place; what it finds set, it leaves, and is kept with it.
   */
  readonly put: (name: string, value: string, early?: 'early') => void;
}

/** Keeps a form through reloads and crashes (FO-03), and follows some of its fields. */
export function useRequest({ name, clean, watched }: RequestModel): Request {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState<Fields>({});
  const look = useCallback(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    const picked = Object.fromEntries(watched.map((field) => [field, fields[field] ?? '']));
    setSeen((before) => (watched.every((field) => before[field] === picked[field]) ? before : picked));
  }, [watched]);
  const keep = useDraft(form, name, clean, look);
  const changed = useCallback(() => {
    keep();
    look();
  }, [keep, look]);
  const put = useCallback(
    (field: string, value: string, early?: 'early') => {
      const holder = form.current?.elements.namedItem(field);
      if (!(holder instanceof HTMLTextAreaElement) || holder.value === value) return;
      holder.value = value;
      if (early) look();
      else changed();
    },
    [changed, look],
  );
  useEffect(() => {
    form.current?.removeAttribute('data-unhydrated');
    reportHydrated(form.current);
  }, []);
  return { form, seen, changed, put };
}
