import type { ReactNode } from 'react';
import styles from './Tick.module.css';

interface TickProps {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly onTick: (on: boolean) => void;
  readonly className?: string;
}

/** A yes or no, large enough for a finger. */
export function Tick({ label, on, onTick, className = '' }: TickProps) {
  return (
    <label className={`${styles.tick} ${className}`}>
      <input type="checkbox" checked={on} onChange={({ target }) => onTick(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
