import { Link } from 'react-router-dom';
import styles from './Logo.module.css';
import { Mark } from './Mark.tsx';

/** Mark and name of the firm, leading home. */
export function Logo({ name }: { name: string }) {
  return (
    <Link className={styles.logo} to="/">
      <Mark />
      <span>{name}</span>
    </Link>
  );
}
