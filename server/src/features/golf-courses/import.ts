import { api } from '@hanca/common/contract/index.ts';
import { COURSE_KINDS } from '@hanca/common/golf.ts';
import { provinces } from '@hanca/common/regions.ts';
import { codeOf } from '../../csv/file.ts';
import { type Cells, checkRecord, readRows, valuesOf } from '../../csv/rows.ts';
import { storeRows } from '../../csv/store-rows.ts';
import type { Executor } from '../../db/executor.ts';
import { cityIdOf, UNKNOWN_CITY } from '../registrations/city-names.ts';
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
const readLine = (cells: Cells<Field>): Row | string => {
  const { lat, lng, ...given } = valuesOf(cells, fieldValue);
  if (given.regionId === '') return UNKNOWN_CITY;
  const location = lat === undefined ? undefined : lat === null && lng === null ? null : { lat, lng };
  const data = checkRecord(body, location === undefined ? given : { ...given, location });
  if (typeof data === 'string') return data;
  const filled = Object.entries(data).map(([name, value]) => [
    name,
    value === null && name in EMPTY ? EMPTY[name as keyof typeof EMPTY] : value,
  ]);
  const row: Row = { ...Object.fromEntries(filled), title: data.title, regionId: data.regionId };
  const refusal = refusalOf(row);
  return refusal ? refusal.why : row;
};

/**
 * Stores the courses of a file, all or none: who has one of a city and name changes what the file has columns for.
 * Throws Problem 400 that names every wrong line.
 */
export const importCourses = async (tx: Executor, text: string) => {
  const rows = readRows(text, {
    columns: COLUMNS,
    required: REQUIRED,
    readLine,
    keyOf: ({ regionId, title }) => [regionId, title],
    twice: '앞줄과 도시와 이름이 같아요.',
  });
  return await storeRows(tx, rows, {
    hold: holdCourses,
    find: lockSame,
    insert: insertCourse,
    update: updateCourse,
  });
};
