import { api } from '@hanca/common/contract/index.ts';
import { message } from '@hanca/common/messages.ts';
import { type Cells, checkRecord, nameIn, readRows, valuesOf } from '../../csv/rows.ts';
import { storeRows } from '../../csv/store-rows.ts';
import type { Executor } from '../../db/executor.ts';
import { cityIdOf, UNKNOWN_CITY } from '../registrations/city-names.ts';
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
const readLine = (cells: Cells<Field>): NewStation | string => {
  const { lat, lng, ...given } = valuesOf(cells, fieldValue);
  if (given.regionId === '') return UNKNOWN_CITY;
  const data = checkRecord(body, { ...given, location: { lat, lng } });
  if (typeof data === 'string') return data;
  const refusal = refusalOf(data.regionId, data.location);
  if (refusal) return `${nameIn(body, refusal.field)}: ${message(refusal.code, 'ko')}`;
  const { brand, hours, membership, ...rest } = data;
  return {
    ...rest,
    ...(brand === undefined ? {} : { brand: brand ?? '' }),
    ...(hours === undefined ? {} : { hours: hours ?? '' }),
    ...(membership === undefined ? {} : { membership: membership ?? false }),
  };
};

/**
 * Stores the stations of a file, all or none: the one at an address of a city is changed in what the file has columns for.
 * Throws Problem 400 that names every wrong line.
 */
export const importStations = async (tx: Executor, text: string) => {
  const rows = readRows(text, {
    columns: COLUMNS,
    required: REQUIRED,
    readLine,
    keyOf: ({ regionId, address }) => [regionId, address],
    twice: '앞줄과 도시와 주소가 같아요.',
  });
  return await storeRows(tx, rows, {
    hold: holdStations,
    find: lockSame,
    insert: insertStation,
    update: updateStation,
  });
};
