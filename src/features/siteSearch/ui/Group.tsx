import { type ReactNode, useId } from 'react';
import { ResultGroup } from './Results.styles.ts';

/** Results of one kind, below what they are called. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <ResultGroup aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </ResultGroup>
  );
}
