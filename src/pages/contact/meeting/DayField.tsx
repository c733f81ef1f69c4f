import form from '../../../features/leads/ui/Form.module.css';
import own from '../request/Request.module.css';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  /** Today in Dubai; unknown on a page as it was rendered. */
  readonly earliest: string | undefined;
  readonly trouble?: string | undefined;
  readonly whole?: boolean;
}

/** A day in Dubai; what is wrong with it is said beside it. */
export function DayField({ name, label, earliest, trouble, whole = false }: DayFieldProps) {
  const id = `request-${name}`;
  return (
    <div className={`${form.item} ${whole ? form.whole : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="date"
        min={earliest}
        // Years have four digits, says this to a browser that would take six.
        max="9999-12-31"
        className={`field ${form.date}`}
        aria-invalid={trouble === undefined ? undefined : true}
        aria-describedby={`${id}-trouble`}
      />
      <div id={`${id}-trouble`} role="status">
        {trouble === undefined ? null : <p className={own.error}>{trouble}</p>}
      </div>
    </div>
  );
}
