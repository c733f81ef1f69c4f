import { Link } from 'react-router-dom';

/** A step of the way from the home page to here. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** Where the page stands in the site: links upwards, the page itself not repeated. */
export function Crumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumb">
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to}>{item.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
