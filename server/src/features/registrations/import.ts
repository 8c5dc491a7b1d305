import { api } from '@hanca/common/contract/index.ts';
import { PROGRAM_GROUPS, SEASONS } from '@hanca/common/registrations.ts';
import { codeOf } from '../../csv/file.ts';
import { type Cells, checkRecord, nameIn, readRows, valuesOf } from '../../csv/rows.ts';
import { storeRows } from '../../csv/store-rows.ts';
import type { Executor } from '../../db/executor.ts';
import { refusalOf } from './check.ts';
import { cityIdOf, UNKNOWN_CITY } from './city-names.ts';
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
const readLine = (cells: Cells<Field>): Row | string => {
  const given = valuesOf(cells, fieldValue);
  if (given.regionId === '') return UNKNOWN_CITY;
  const data = checkRecord(body, given);
  if (typeof data === 'string') return data;
  const row = {
    ...data,
    residentsTime: data.residentsTime ?? '',
    note: data.note ?? '',
    expected: data.expected ?? false,
  };
  const refusal = refusalOf(row);
  return refusal ? `${nameIn(body, refusal.field)}: ${refusal.why}` : row;
};

/**
 * Stores the openings of a file, all or none: who has one of a city, season and program changes that.
 * Throws Problem 400 that names every wrong line.
 */
export const importRows = async (tx: Executor, text: string) => {
  const rows = readRows(text, {
    columns: COLUMNS,
    required: COLUMNS.map(({ field }) => field),
    readLine,
    keyOf: ({ regionId, year, season, title }) => [regionId, year, season, title],
    twice: '앞줄과 도시, 시즌, 프로그램이 같아요.',
  });
  return await storeRows<NewRegistration>(
    tx,
    rows.map((row) => ({ ...row, ...columnsOf(row) })),
    {
      hold: holdRegistrations,
      find: lockSame,
      insert: insertRegistration,
      update: updateRegistration,
      derived: ['reminders'],
    },
  );
};
