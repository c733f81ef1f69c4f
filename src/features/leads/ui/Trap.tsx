import { TRAP } from '../trap.ts';

/**
 * A field for programs that fill in whatever they find (FO-02): out of sight, out of the order of keys, out of what is
 * read aloud, and never filled by the browser. Only where forms are sent.
 */
export function Trap() {
  if (!import.meta.env.VITE_LEADS_ENDPOINT) return null;
  return (
    <span className="vh" aria-hidden="true">
      <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </span>
  );
}
