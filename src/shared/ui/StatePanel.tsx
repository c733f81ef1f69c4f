import type { ReactNode, SyntheticEvent } from 'react';
import styles from './StatePanel.module.css';

/** Offline a drawing may not be here yet: better none than a torn one. */
const hide = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.hidden = true;
};

/** An empty, failed or missing thing, drawn and said in words, with what can be done about it. */
export function StatePanel({
  art,
  title,
  text,
  level = 2,
  role,
  children,
}: {
  art: string;
  title: string;
  text?: string | undefined;
  /** Level of its heading in the page's outline. */
  level?: 1 | 2 | 3;
  /** `alert` for a failure that someone waits for; `status` for other news. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} role={role}>
      <img src={art} width={64} height={64} alt="" onError={hide} />
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
