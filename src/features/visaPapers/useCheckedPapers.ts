import { useState } from 'react';
import type { PaperId } from '../../content/visas/papers.ts';
import { persisted } from '../../shared/storage/persisted.ts';
import { usePersisted } from '../../shared/storage/usePersisted.ts';
import { parseCheckedPapers } from './visaDocuments.ts';

const entry = persisted<ReadonlySet<PaperId>>('marsa-visa-papers', {
  parse: (text) => parseCheckedPapers(text ?? ''),
  format: (checked) => [...checked].join(' '),
});

/** The checked papers, stored on this device only; `saved` is false once a choice could not be stored. */
export function useCheckedPapers() {
  const stored = usePersisted(entry);
  // Where nothing can be stored, they last as long as the page.
  const [own, setOwn] = useState<ReadonlySet<PaperId>>();
  const checked = own ?? stored;
  const check = (paper: PaperId, ready: boolean) => {
    const next = new Set(checked);
    if (ready) next.add(paper);
    else next.delete(paper);
    setOwn(entry.write(next) ? undefined : next);
  };
  return { checked, check, saved: own === undefined };
}
