import form from '../../../features/leads/ui/Form.module.css';
import styles from './Request.module.css';

interface WordsProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field for a few sentences, which run as their own letters do. */
export function Words({ name, label, hint }: WordsProps) {
  return (
    <div className={`${form.item} ${form.whole}`}>
      <label htmlFor={`request-${name}`}>{label}</label>
      <textarea
        id={`request-${name}`}
        name={name}
        rows={2}
        className={`field ${form.name} ${styles.words}`}
        aria-describedby={hint === undefined ? undefined : `request-${name}-hint`}
      />
      {hint === undefined ? null : (
        <p id={`request-${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
