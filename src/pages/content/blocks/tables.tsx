import { use } from 'react';
import { FactContext } from '../../../content/facts/factContext.ts';
import { bodyWords } from '../../../content/pages/bodyWords.ts';
import type { ComparisonBlock, CostsBlock } from '../../../content/pages/page.ts';
import { Rich } from '../Rich.tsx';
import styles from './tables.module.css';

/** What is paid to whom, a line each; on a narrow screen each line is a card of its own. */
export function Costs({ rows, heading }: CostsBlock) {
  const words = bodyWords[use(FactContext).language];
  return (
    <table className={styles.table} aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.payee}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, amount, payee, note }) => (
          <tr key={item}>
            <th scope="row">
              {item}
              {note === undefined ? null : (
                <p className={styles.note}>
                  <Rich text={note} />
                </p>
              )}
            </th>
            <td data-label={words.amount}>
              <Rich text={amount} />
            </td>
            <td data-label={words.payee}>{payee}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Some things side by side. */
export function Comparison({ columns, rows, heading }: ComparisonBlock) {
  return (
    <table className={styles.table} aria-label={heading}>
      <thead>
        <tr>
          {/* Nothing is said of the rows' names. */}
          <th scope="col" aria-hidden="true" />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                <Rich text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
