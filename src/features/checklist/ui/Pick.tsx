import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/Icon.tsx';
import styles from './Checklist.module.css';

/** The frame of a native choice, with the site’s own sign: the browser’s stands too near the edge. */
export function Pick({ children }: { children: ReactNode }) {
  return (
    <span className={styles.pick}>
      {children}
      <Icon name="down" />
    </span>
  );
}
