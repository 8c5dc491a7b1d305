import { Problem } from '../http/problems.ts';
import { type Line, readCsv } from './csv.ts';

/** Lines of one file, and as many mistakes as are named. */
const LINES_MAX = 500;
const NAMED_MAX = 50;

export interface Mistake {
  line: number;
  why: string;
}

/** A column of a file by the names that its first line may have. */
export interface Column<Field extends string> {
  field: Field;
  names: readonly string[];
}

/** The refusal of a file that names its wrong lines. */
export const refuseLines = (mistakes: readonly Mistake[]): Problem =>
  new Problem('bad-request', {
    detail: {
      ko: `${mistakes.length}줄을 고쳐 주세요. 아무것도 저장하지 않았어요.`,
      en: `${mistakes.length} lines are wrong. Nothing was stored.`,
    },
    errors: () =>
      mistakes
        .slice(0, NAMED_MAX)
        .map(({ line, why }) => ({ path: `text.${line}`, message: `${line}번째 줄: ${why}`, code: 'line' })),
  });

/** A code of a table, also by its Korean title; as it is written for none, which the schema refuses. */
export const codeOf = (table: readonly { code: string; title: string }[], written: string): string =>
  table.find(({ code, title }) => code === written.toLowerCase() || title === written)?.code ?? written;

const linesOf = (text: string): Line[] => {
  try {
    return readCsv(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refuseLines([{ line: Number(error.message), why: '따옴표(")를 여닫은 곳을 확인해 주세요.' }]);
  }
};

/**
 * The lines of a file and the field of each of its columns, null for one that is not known. In: the columns that it may have,
 * and which it must. Throws Problem 400.
 */
export const readFile = <Field extends string>(
  text: string,
  columns: readonly Column<Field>[],
  required: readonly Field[],
): { fields: (Field | null)[]; lines: Line[] } => {
  const [head, ...lines] = linesOf(text);
  if (!head || lines.length === 0)
    throw refuseLines([{ line: 1, why: '첫 줄에 열 이름, 다음 줄부터 내용을 넣어 주세요.' }]);
  if (lines.length > LINES_MAX)
    throw refuseLines([{ line: LINES_MAX + 2, why: `한 번에 ${LINES_MAX}줄까지 넣을 수 있어요.` }]);
  const fields = head.cells.map((cell) => {
    const name = cell.toLowerCase();
    return columns.find(({ names }) => names.some((one) => one === name))?.field ?? null;
  });
  const missing = columns.filter(({ field }) => required.includes(field) && !fields.includes(field));
  const twice = fields.find((field, at) => field && fields.indexOf(field) !== at);
  if (missing.length > 0)
    throw refuseLines([
      { line: head.number, why: `열이 없어요: ${missing.map(({ names }) => names[0]).join(', ')}` },
    ]);
  if (twice) throw refuseLines([{ line: head.number, why: `같은 열이 두 번 있어요: ${twice}` }]);
  return { fields, lines };
};
