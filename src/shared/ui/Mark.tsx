/** The firm's mark: two sails, the sun and a hull, in the colours of `--mark*`. */
export function Mark() {
  return (
    <svg viewBox="6 6 36 40" aria-hidden="true">
      <path fill="var(--mark)" d="M8 33.5V8c7 5.2 13 14.6 15.1 25.5z" />
      <path fill="var(--mark)" d="M40 33.5V8c-7 5.2-13 14.6-15.1 25.5z" />
      <circle fill="var(--mark-sun)" cx="24" cy="12.4" r="4.6" />
      <path fill="var(--mark-2)" d="M8 36.6h32l-4.5 5.7a4 4 0 0 1-3.1 1.5H15.6a4 4 0 0 1-3.1-1.5z" />
    </svg>
  );
}
