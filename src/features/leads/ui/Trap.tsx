import { TRAP } from '../formFields.ts';

/**
 * A field that people cannot see, reach or hear, for programs that fill in every field (FO-02). The `data-` attributes
 * exclude it from 1Password, LastPass, Bitwarden and Dashlane. Only where forms are sent.
 */
export function Trap() {
  if (!import.meta.env.VITE_LEADS_ENDPOINT) return null;
  return (
    <input
      hidden
      aria-hidden="true"
      name={TRAP}
      type="text"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      data-form-type="other"
    />
  );
}
