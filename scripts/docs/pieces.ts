/** Some lines that a page of docs/ shows of a file. */
export interface Piece {
  file: string;
  text: string;
}

/** The code of a page: every block that begins with the name of its file, parted where it leaves something out. */
export const piecesOf = (page: string): Piece[] =>
  [...page.matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)\n```/g)].flatMap(([, file = '', code = '']) =>
    code.split('\n// …\n').map((text) => ({ file, text })),
  );
