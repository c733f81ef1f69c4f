import styles from './Tax.module.css';

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly onTick: (on: boolean) => void;
}

/** A yes or no. */
export function Tick({ label, on, onTick }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={on} onChange={({ target }) => onTick(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
