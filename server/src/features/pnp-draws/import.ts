import { api } from '@hanca/common/contract/index.ts';
import { titleIn } from '@hanca/common/field-meta.ts';
import { BC_INVITATIONS, PNP_PROGRAMS } from '@hanca/common/immigration/pnp.ts';
import { explain } from '@hanca/common/messages.ts';
import type { Executor } from '../../db/executor.ts';
import type { Line } from '../registrations/csv.ts';
import { codeOf, type Mistake, readFile, refuseLines } from '../registrations/csv-file.ts';
import { holdDraws, insertDraw, lockSameDraw, type NewDraw, updateDraw } from './queries.ts';

/** The columns of a file by the names that its first line may have. */
const COLUMNS = [
  { field: 'program', names: ['program', '프로그램'] },
  { field: 'date', names: ['date', '초청한 날'] },
  { field: 'drawType', names: ['draw_type', '유형'] },
  { field: 'stream', names: ['stream', '스트림'] },
  { field: 'minScore', names: ['min_score', '최저 점수'] },
  { field: 'minWage', names: ['min_wage', 'min_wage_hourly', '최저 시급'] },
  { field: 'invitations', names: ['invitations', 'invitations_raw', '초청 인원'] },
  { field: 'source', names: ['source', '출처'] },
  { field: 'note', names: ['note', '알아 둘 것'] },
  { field: 'url', names: ['url', '공식 페이지'] },
] as const;
type Field = (typeof COLUMNS)[number]['field'];
type Cells = Partial<Record<Field, string>>;

/** What may be missing stays as it is stored. */
const OPTIONAL: readonly Field[] = ['note', 'url'];
const REQUIRED = COLUMNS.map(({ field }) => field).filter((field) => !OPTIONAL.includes(field));

const body = api.pnpDraws.create.body;

/** The Korean name of a field. */
const fieldName = (field: string): string => titleIn(body, field)?.replace(/ \(.*/, '') ?? field;

const numberOr = (cell: string): number | null => (cell === '' ? null : Number(cell.replaceAll(',', '')));

/** '223', '1,200', '<5', '10 (all of the draw)', '': the number where there is one, and what else is said. */
const readInvitations = (cell: string) => {
  const [, digits, more] = /^(\d{1,3}(?:,\d{3})+|\d+)(?: *\((.*)\))?$/s.exec(cell) ?? [];
  return digits === undefined
    ? { invitations: null, invitationsText: cell }
    : { invitations: numberOr(digits), invitationsText: more ?? '' };
};

/** A program by its code, its title, or as its province calls it. */
const programOf = (cell: string): string =>
  PNP_PROGRAMS.find(({ short }) => short === cell.toUpperCase())?.code ?? codeOf(PNP_PROGRAMS, cell);

const rowOf = (cells: Cells): NewDraw | string => {
  const { program = '', minScore = '', minWage = '', invitations = '', note, url, ...rest } = cells;
  const given: Record<string, unknown> = {
    ...rest,
    program: programOf(program),
    minScore: numberOr(minScore),
    minWage: numberOr(minWage),
    ...readInvitations(invitations),
    ...(note === undefined ? {} : { note }),
    url: url || BC_INVITATIONS,
  };
  const { data, error } = body.safeParse(given);
  const [issue] = error?.issues ?? [];
  if (issue || !data) {
    const field = String(issue?.path[0] ?? '');
    return `${fieldName(field)}: ${explain({ ...issue, input: given[field] } as Parameters<typeof explain>[0])}`;
  }
  const { note: said, ...fields } = data;
  return {
    ...fields,
    drawType: data.drawType ?? '',
    invitationsText: data.invitationsText ?? '',
    ...(said === undefined ? {} : { note: said ?? '' }),
  };
};

/** One line as a draw, or why it is none. */
const readLine = ({ cells }: Line, fields: readonly (Field | null)[]): NewDraw | string => {
  if (cells.length > fields.length) return `칸이 ${cells.length}개예요. ${fields.length}개여야 해요.`;
  return rowOf(Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cells[at] ?? '']] : []))));
};

/** The draws of a file, checked. Throws Problem 400 that names every wrong line. */
const readDraws = (text: string): NewDraw[] => {
  const { fields, lines } = readFile(text, COLUMNS, REQUIRED);
  const mistakes: Mistake[] = [];
  const rows = new Map<string, NewDraw>();
  for (const line of lines) {
    const row = readLine(line, fields);
    if (typeof row === 'string') mistakes.push({ line: line.number, why: row });
    else {
      const key = JSON.stringify([row.program, row.date, row.drawType, row.stream]);
      if (rows.has(key))
        mistakes.push({ line: line.number, why: '앞줄과 프로그램, 날짜, 유형, 스트림이 같아요.' });
      rows.set(key, row);
    }
  }
  if (mistakes.length > 0) throw refuseLines(mistakes);
  return [...rows.values()];
};

/** Stores the draws of a file, all or none: one of the same program, day, type and stream is changed. Throws Problem 400. */
export const importDraws = async (tx: Executor, text: string) => {
  const rows = readDraws(text);
  await holdDraws(tx);
  const done = { added: 0, changed: 0, same: 0 };
  for (const row of rows) {
    const stored: Record<string, unknown> | null = await lockSameDraw(tx, row);
    if (!stored) {
      await insertDraw(tx, row);
      done.added += 1;
    } else if (Object.entries(row).every(([name, value]) => stored[name] === value)) done.same += 1;
    else {
      await updateDraw(tx, Number(stored.id), row);
      done.changed += 1;
    }
  }
  return done;
};
