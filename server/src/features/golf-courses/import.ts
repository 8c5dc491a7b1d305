import { api } from '@hanca/common/contract/index.ts';
import { titleIn } from '@hanca/common/field-meta.ts';
import { COURSE_KINDS } from '@hanca/common/golf.ts';
import { explain } from '@hanca/common/messages.ts';
import { provinces } from '@hanca/common/regions.ts';
import type { Executor } from '../../db/executor.ts';
import { cityIdOf } from '../registrations/city-names.ts';
import type { Line } from '../registrations/csv.ts';
import { codeOf, type Mistake, readFile, refuseLines } from '../registrations/csv-file.ts';
import { refusalOf } from './check.ts';
import { holdCourses, insertCourse, lockSame, type NewCourse, updateCourse } from './queries.ts';

/** The columns of a file by the names that its first line may have. */
const COLUMNS = [
  { field: 'title', names: ['course', 'title', '골프장'] },
  { field: 'regionId', names: ['city', '도시'] },
  { field: 'source', names: ['source', '출처'] },
  { field: 'kind', names: ['kind', '이용'] },
  { field: 'holes', names: ['holes', '홀 수'] },
  { field: 'lat', names: ['lat', '위도'] },
  { field: 'lng', names: ['lng', '경도'] },
  { field: 'weekdayFee', names: ['weekday', '주중'] },
  { field: 'weekendFee', names: ['weekend', '주말'] },
  { field: 'twilightFee', names: ['twilight', '트와일라잇'] },
  { field: 'seniorFee', names: ['senior', '시니어'] },
  { field: 'cartFee', names: ['cart', '카트'] },
  { field: 'bookingFee', names: ['booking_fee', '예약 수수료'] },
  { field: 'taxPercent', names: ['tax', '세금'] },
  { field: 'windowDays', names: ['window_days', '예약 며칠 전'] },
  { field: 'windowTime', names: ['window_time', '예약 시각'] },
  { field: 'dress', names: ['dress', '복장'] },
  { field: 'singles', names: ['singles', '1인 예약'] },
  { field: 'cancelRule', names: ['cancel', '취소 규정'] },
  { field: 'phone', names: ['phone', '전화'] },
  { field: 'url', names: ['booking_url', 'url', '예약 페이지'] },
  { field: 'note', names: ['note', '알아 둘 것'] },
] as const;
type Field = (typeof COLUMNS)[number]['field'];

const REQUIRED: readonly Field[] = ['title', 'regionId', 'source'];

const isNumber = new Set<Field>([
  ...(['holes', 'lat', 'lng', 'weekdayFee', 'weekendFee', 'twilightFee', 'seniorFee'] as const),
  ...(['cartFee', 'bookingFee', 'taxPercent', 'windowDays'] as const),
]);

/** A city, or a province by its letters where a course is in none that we have. */
const placeOf = (written: string): string =>
  provinces.find(({ code }) => code === written.toUpperCase())?.id ?? cityIdOf(written) ?? '';

/** The value of a cell for its field; null empties it. */
const fieldValue = (field: Field, cell: string): unknown => {
  if (field === 'regionId') return placeOf(cell);
  if (cell === '') return null;
  // What is no number stays as it is written, which the schema refuses.
  if (isNumber.has(field)) return Number.isNaN(Number(cell)) ? cell : Number(cell);
  return field === 'kind' ? codeOf(COURSE_KINDS, cell) : cell;
};

const body = api.golfCourses.create.body;

/** What a column that cannot be null has without a value. */
const EMPTY = {
  ...{ kind: 'unknown', windowTime: '', dress: '', singles: '', cancelRule: '', phone: '', url: '' },
  note: '',
} as const;

type Row = NewCourse & Pick<NewCourse, 'title' | 'regionId'>;

/** One line as the columns of a course that its file has, or why it is none. */
const readLine = ({ cells }: Line, fields: readonly (Field | null)[]): Row | string => {
  if (cells.length > fields.length) return `칸이 ${cells.length}개예요. ${fields.length}개여야 해요.`;
  const { lat, lng, ...given } = Object.fromEntries(
    fields.flatMap((field, at) => (field ? [[field, fieldValue(field, cells[at] ?? '')]] : [])),
  );
  if (given.regionId === '')
    return '도시: 없는 도시이거나 같은 이름이 여럿이에요. ‘Richmond, BC’처럼 써 주세요.';
  const location = lat === undefined ? undefined : lat === null && lng === null ? null : { lat, lng };
  const record = location === undefined ? given : { ...given, location };
  const { data, error } = body.safeParse(record);
  const [issue] = error?.issues ?? [];
  if (issue || !data) {
    const field = String(issue?.path[0] ?? '');
    const why = explain({ ...issue, input: record[field] } as Parameters<typeof explain>[0]);
    return `${titleIn(body, field)?.replace(/ \(.*/, '') ?? field}: ${why}`;
  }
  const filled = Object.entries(data).map(([name, value]) => [
    name,
    value === null && name in EMPTY ? EMPTY[name as keyof typeof EMPTY] : value,
  ]);
  const row: Row = { ...Object.fromEntries(filled), title: data.title, regionId: data.regionId };
  const refusal = refusalOf(row);
  return refusal ? refusal.why : row;
};

/** The courses of a file, checked. Throws Problem 400 that names every wrong line. */
export const readCourses = (text: string): Row[] => {
  const { fields, lines } = readFile(text, COLUMNS, REQUIRED);
  const mistakes: Mistake[] = [];
  const rows = new Map<string, Row>();
  for (const line of lines) {
    const row = readLine(line, fields);
    if (typeof row === 'string') mistakes.push({ line: line.number, why: row });
    else {
      const key = JSON.stringify([row.regionId, row.title]);
      if (rows.has(key)) mistakes.push({ line: line.number, why: '앞줄과 도시와 이름이 같아요.' });
      rows.set(key, row);
    }
  }
  if (mistakes.length > 0) throw refuseLines(mistakes);
  return [...rows.values()];
};

const isSame = (row: Row, stored: Record<string, unknown>): boolean =>
  Object.entries(row).every(([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name]));

/**
 * Stores the courses of a file, all or none: who has one of a city and name changes what the file has columns for.
 * Throws Problem 400.
 */
export const importCourses = async (tx: Executor, text: string) => {
  const rows = readCourses(text);
  await holdCourses(tx);
  const done = { added: 0, changed: 0, same: 0 };
  for (const row of rows) {
    const stored = await lockSame(tx, row);
    if (!stored) {
      await insertCourse(tx, row);
      done.added += 1;
    } else if (isSame(row, stored)) done.same += 1;
    else {
      await updateCourse(tx, stored.id, row);
      done.changed += 1;
    }
  }
  return done;
};
