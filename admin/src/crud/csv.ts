/** One column of a table of text: its heading and its cells. */
export interface CsvColumn<R> {
  label: string;
  value: (record: R) => string | number | null | undefined;
}

/** A text that spreadsheets would take for a formula (OWASP, CSV injection), full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Excel takes a file without it for one in the encoding of its system. */
const BYTE_ORDER_MARK = '\uFEFF';

const cell = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A table as CSV (RFC 4180) that Excel opens as UTF-8. A text that would be a formula gets an apostrophe in front;
 * numbers stay numbers.
 */
export const toCsv = <R>(columns: readonly CsvColumn<R>[], records: readonly R[]): string => {
  const rows = [
    columns.map(({ label }) => label),
    ...records.map((record) => columns.map(({ value }) => value(record))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};
