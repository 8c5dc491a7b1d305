import { api } from '@hanca/common/contract/index.ts';
import { explain } from '@hanca/common/messages.ts';
import { PROGRAM_GROUPS, SEASONS } from '@hanca/common/registrations.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldName, refusalOf } from './check.ts';
import { cityIdOf } from './city-names.ts';
import type { Line } from './csv.ts';
import { codeOf, type Mistake, readFile, refuseLines } from './csv-file.ts';
import {
  holdRegistrations,
  insertRegistration,
  lockSame,
  type NewRegistration,
  updateRegistration,
} from './queries.ts';
import { columnsOf } from './times.ts';

/** The columns of a file by the names that its first line may have. All must be there: what is missing would empty what is stored. */
const COLUMNS = [
  { field: 'title', names: ['title', '프로그램'] },
  { field: 'regionId', names: ['city', '도시'] },
  { field: 'year', names: ['year', '연도'] },
  { field: 'season', names: ['season', '시즌'] },
  { field: 'group', names: ['group', '분류'] },
  { field: 'residentsTime', names: ['residents', '거주자'] },
  { field: 'opensTime', names: ['opens', '모두'] },
  { field: 'url', names: ['url', '공식 페이지'] },
  { field: 'source', names: ['source', '출처'] },
  { field: 'note', names: ['note', '알아 둘 것'] },
  { field: 'expected', names: ['expected', '예상'] },
] as const;
type Field = (typeof COLUMNS)[number]['field'];

/** As it is written for neither, which the schema refuses. */
const yesOrNo = (written: string): boolean | string => {
  if (/^(?:y|yes|true|1|예|네|예상|o)$/i.test(written)) return true;
  return /^(?:|n|no|false|0|아니오|아니요|확정|x)$/i.test(written) ? false : written;
};

/** The value of a cell for its field. */
const fieldValue = (field: Field, cell: string): unknown => {
  if (field === 'regionId') return cityIdOf(cell) ?? '';
  if (field === 'year') return Number(cell);
  if (field === 'season') return codeOf(SEASONS, cell);
  if (field === 'group') return codeOf(PROGRAM_GROUPS, cell);
  return field === 'expected' ? yesOrNo(cell) : cell;
};

type Row = Omit<NewRegistration, 'zone' | 'opensDate' | 'residentsDate' | 'reminders'>;

const body = api.registrations.create.body;

/** One line as the fields of an opening, or why it is none. */
const readLine = ({ cells }: Line, fields: readonly (Field | null)[]): Row | string => {
  if (cells.length > fields.length) return `칸이 ${cells.length}개예요. ${fields.length}개여야 해요.`;
  const given = Object.fromEntries(
    fields.flatMap((field, at) => (field ? [[field, fieldValue(field, cells[at] ?? '')]] : [])),
  );
  if (given.regionId === '')
    return '도시: 없는 도시이거나 같은 이름이 여럿이에요. ‘Richmond, BC’처럼 써 주세요.';
  const { data, error } = body.safeParse(given);
  const [issue] = error?.issues ?? [];
  if (issue || !data) {
    const field = String(issue?.path[0] ?? '');
    const why = explain({ ...issue, input: given[field] } as Parameters<typeof explain>[0]);
    return `${fieldName(field)}: ${why}`;
  }
  const row = {
    ...data,
    residentsTime: data.residentsTime ?? '',
    note: data.note ?? '',
    expected: data.expected ?? false,
  };
  const refusal = refusalOf(row);
  return refusal ? `${fieldName(refusal.field)}: ${refusal.why}` : row;
};

/** The openings of a file, checked. Throws Problem 400 that names every wrong line. */
export const readRows = (text: string): Row[] => {
  const { fields, lines } = readFile(
    text,
    COLUMNS,
    COLUMNS.map(({ field }) => field),
  );
  const mistakes: Mistake[] = [];
  const rows = new Map<string, Row>();
  for (const line of lines) {
    const row = readLine(line, fields);
    if (typeof row === 'string') mistakes.push({ line: line.number, why: row });
    else {
      const key = JSON.stringify([row.regionId, row.year, row.season, row.title]);
      if (rows.has(key)) mistakes.push({ line: line.number, why: '앞줄과 도시, 시즌, 프로그램이 같아요.' });
      rows.set(key, row);
    }
  }
  if (mistakes.length > 0) throw refuseLines(mistakes);
  return [...rows.values()];
};

const dated = (row: Row): NewRegistration => ({ ...row, ...columnsOf(row) });

/** Reminders follow from the rest. */
const sameAs = ({ reminders: _, ...row }: NewRegistration, stored: Record<string, unknown>): boolean =>
  Object.entries(row).every(([name, value]) => {
    const now = stored[name];
    return value instanceof Date && now instanceof Date ? value.getTime() === now.getTime() : value === now;
  });

/** Stores the openings of a file, all or none: who has one of a city, season and program changes that. Throws Problem 400. */
export const importRows = async (tx: Executor, text: string) => {
  const rows = readRows(text);
  await holdRegistrations(tx);
  const done = { added: 0, changed: 0, same: 0 };
  for (const row of rows.map(dated)) {
    const stored = await lockSame(tx, row);
    if (!stored) {
      await insertRegistration(tx, row);
      done.added += 1;
    } else if (sameAs(row, stored)) done.same += 1;
    else {
      await updateRegistration(tx, stored.id, row);
      done.changed += 1;
    }
  }
  return done;
};
