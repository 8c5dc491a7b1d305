/** One line of a file with its number, from 1 on, as an editor counts it. */
export interface Line {
  number: number;
  cells: string[];
}

/**
 * Reads a CSV (RFC 4180), or what a spreadsheet puts on the clipboard, which has tabs. Quoted cells may have line breaks and
 * separators; lines without anything are left out. Throws RangeError for a quote that is not closed, with its line as message.
 */
export const readCsv = (text: string): Line[] => {
  const source = text.replace(/^\uFEFF/, '');
  const separator = source.split('\n', 1)[0]?.includes('\t') ? '\t' : ',';
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let quotedSince = 0;
  let [number, began] = [1, 1];
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some(Boolean)) lines.push({ number: began, cells });
    cells = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (letter === '\n') number += 1;
    if (quotedSince > 0) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedSince = 0;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      quotedSince = number;
    } else if (letter === separator) endCell();
    else if (letter === '\n') {
      endLine();
      began = number;
    } else if (letter !== '\r') cell += letter;
  }
  if (quotedSince > 0) throw new RangeError(String(quotedSince));
  endLine();
  return lines;
};
