import { CsvError, parse } from 'csv-parse/sync';

/** One line of a file with its number, from 1 on, as an editor counts it. */
export interface Line {
  number: number;
  cells: string[];
}

/**
 * Reads a CSV (RFC 4180), or what a spreadsheet puts on the clipboard, which has tabs. Quoted cells may have line breaks and
 * separators; lines without anything are left out. Throws RangeError for a quote that is not closed, or closed before the end of
 * its cell, with the line as message.
 */
export const readCsv = (text: string): Line[] => {
  const lines: Line[] = [];
  let read = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: text.split('\n', 1)[0]?.includes('\t') ? '\t' : ',',
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (cells: string[], info) => {
        if (cells.some(Boolean)) lines.push({ number: read + 1, cells });
        read = info.lines;
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new RangeError(String(read + 1), { cause: error });
    throw error;
  }
  return lines;
};
