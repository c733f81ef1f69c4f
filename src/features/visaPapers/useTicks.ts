import { useState } from 'react';
import type { PaperId } from '../../content/visas/papers.ts';
import { persisted } from '../../shared/storage/persisted.ts';
import { usePersisted } from '../../shared/storage/usePersisted.ts';
import { parseTicks } from './visaDocuments.ts';

const entry = persisted<ReadonlySet<PaperId>>('marsa-visa-papers', {
  parse: (text) => parseTicks(text ?? ''),
  format: (ticks) => [...ticks].join(' '),
});

/** The ticked papers, stored on this device only; `saved` is false once a tick could not be stored. */
export function useTicks() {
  const stored = usePersisted(entry);
  // Where nothing can be stored, ticks last as long as the page.
  const [own, setOwn] = useState<ReadonlySet<PaperId>>();
  const ticks = own ?? stored;
  const tick = (paper: PaperId, ready: boolean) => {
    const next = new Set(ticks);
    if (ready) next.add(paper);
    else next.delete(paper);
    setOwn(entry.write(next) ? undefined : next);
  };
  return { ticks, tick, saved: own === undefined };
}
