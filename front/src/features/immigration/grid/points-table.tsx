import styles from './page.module.css';

export interface PointsTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
}

/** What gives how many points. */
export const PointsTable = ({ title, columns, rows }: PointsTableProps) => (
  <table className={styles.table}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...points]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {columns.map((column, index) => (
            <td key={column}>{points[index]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
