import { api } from '@hanca/common/contract/index.ts';
import { titleIn } from '@hanca/common/field-meta.ts';
import { explain, message } from '@hanca/common/messages.ts';
import type { Executor } from '../../db/executor.ts';
import { cityIdOf } from '../registrations/city-names.ts';
import type { Line } from '../registrations/csv.ts';
import { type Mistake, readFile, refuseLines } from '../registrations/csv-file.ts';
import { refusalOf } from './check.ts';
import { holdStations, insertStation, lockSame, type NewStation, updateStation } from './station-queries.ts';

/** The columns of a file by the names that its first line may have. */
const COLUMNS = [
  { field: 'title', names: ['title', '이름'] },
  { field: 'brand', names: ['brand', '브랜드'] },
  { field: 'address', names: ['address', '주소'] },
  { field: 'regionId', names: ['city', '도시'] },
  { field: 'lat', names: ['lat', '위도'] },
  { field: 'lng', names: ['lng', '경도'] },
  { field: 'hours', names: ['hours', '여는 시간'] },
  { field: 'membership', names: ['membership', '회원만'] },
  { field: 'source', names: ['source', '출처'] },
] as const;
type Field = (typeof COLUMNS)[number]['field'];

/** What may be missing stays as it is stored. */
const OPTIONAL: readonly Field[] = ['brand', 'hours', 'membership'];
const REQUIRED = COLUMNS.map(({ field }) => field).filter((field) => !OPTIONAL.includes(field));

const body = api.fuelStations.create.body;

const fieldTitle = (field: string): string => titleIn(body, field) ?? field;

/** As it is written for neither, which the schema refuses. */
const yesOrNo = (written: string): boolean | string => {
  if (/^(?:y|yes|true|1|예|네|o|회원만)$/i.test(written)) return true;
  return /^(?:|n|no|false|0|아니오|아니요|x)$/i.test(written) ? false : written;
};

/** The value of a cell for its field. */
const fieldValue = (field: Field, cell: string): unknown => {
  if (field === 'regionId') return cityIdOf(cell) ?? '';
  if (field === 'membership') return yesOrNo(cell);
  // What is no number stays as it is written, which the schema refuses.
  if (field === 'lat' || field === 'lng')
    return cell === '' || Number.isNaN(Number(cell)) ? cell : Number(cell);
  return cell;
};

/** One line as the columns of a station that its file has, or why it is none. */
const readLine = ({ cells }: Line, fields: readonly (Field | null)[]): NewStation | string => {
  if (cells.length > fields.length) return `칸이 ${cells.length}개예요. ${fields.length}개여야 해요.`;
  const { lat, lng, ...given } = Object.fromEntries(
    fields.flatMap((field, at) => (field ? [[field, fieldValue(field, cells[at] ?? '')]] : [])),
  );
  if (given.regionId === '')
    return '도시: 없는 도시이거나 같은 이름이 여럿이에요. ‘Richmond, BC’처럼 써 주세요.';
  const record: Record<string, unknown> = { ...given, location: { lat, lng } };
  const { data, error } = body.safeParse(record);
  const [issue] = error?.issues ?? [];
  if (issue || !data) {
    const field = String(issue?.path[0] ?? '');
    const why = explain({ ...issue, input: record[field] } as Parameters<typeof explain>[0]);
    return `${fieldTitle(field)}: ${why}`;
  }
  const refusal = refusalOf(data.regionId, data.location);
  if (refusal) return `${fieldTitle(refusal.field)}: ${message(refusal.code, 'ko')}`;
  const { brand, hours, membership, ...rest } = data;
  return {
    ...rest,
    ...(brand === undefined ? {} : { brand: brand ?? '' }),
    ...(hours === undefined ? {} : { hours: hours ?? '' }),
    ...(membership === undefined ? {} : { membership: membership ?? false }),
  };
};

/** The stations of a file, checked. Throws Problem 400 that names every wrong line. */
export const readStations = (text: string): NewStation[] => {
  const { fields, lines } = readFile(text, COLUMNS, REQUIRED);
  const mistakes: Mistake[] = [];
  const rows = new Map<string, NewStation>();
  for (const line of lines) {
    const row = readLine(line, fields);
    if (typeof row === 'string') mistakes.push({ line: line.number, why: row });
    else {
      const key = JSON.stringify([row.regionId, row.address]);
      if (rows.has(key)) mistakes.push({ line: line.number, why: '앞줄과 도시와 주소가 같아요.' });
      rows.set(key, row);
    }
  }
  if (mistakes.length > 0) throw refuseLines(mistakes);
  return [...rows.values()];
};

const isSame = (row: NewStation, stored: Record<string, unknown>): boolean =>
  Object.entries(row).every(([name, value]) =>
    name === 'location'
      ? row.location.lat === Object(stored.location).lat && row.location.lng === Object(stored.location).lng
      : value === stored[name],
  );

/**
 * Stores the stations of a file, all or none: the one at an address of a city is changed in what the file has columns for.
 * Throws Problem 400.
 */
export const importStations = async (tx: Executor, text: string) => {
  const rows = readStations(text);
  await holdStations(tx);
  const done = { added: 0, changed: 0, same: 0 };
  for (const row of rows) {
    const stored = await lockSame(tx, row);
    if (!stored) {
      await insertStation(tx, row);
      done.added += 1;
    } else if (isSame(row, stored)) done.same += 1;
    else {
      await updateStation(tx, stored.id, row);
      done.changed += 1;
    }
  }
  return done;
};
