import { api } from '@hanca/common/contract/index.ts';
import { BC_INVITATIONS, PNP_PROGRAMS } from '@hanca/common/immigration/pnp.ts';
import { codeOf } from '../../csv/file.ts';
import { type Cells, checkRecord, readRows } from '../../csv/rows.ts';
import { storeRows } from '../../csv/store-rows.ts';
import type { Executor } from '../../db/executor.ts';
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

/** What may be missing stays as it is stored. */
const OPTIONAL: readonly Field[] = ['note', 'url'];
const REQUIRED = COLUMNS.map(({ field }) => field).filter((field) => !OPTIONAL.includes(field));

const body = api.pnpDraws.create.body;

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

/** One line as a draw, or why it is none. */
const readLine = (cells: Cells<Field>): NewDraw | string => {
  const { program, minScore, minWage, invitations, url, ...rest } = Object.fromEntries(cells);
  const data = checkRecord(body, {
    ...rest,
    program: programOf(program ?? ''),
    minScore: numberOr(minScore ?? ''),
    minWage: numberOr(minWage ?? ''),
    ...readInvitations(invitations ?? ''),
    url: url || BC_INVITATIONS,
  });
  if (typeof data === 'string') return data;
  const { note, ...fields } = data;
  return {
    ...fields,
    drawType: data.drawType ?? '',
    invitationsText: data.invitationsText ?? '',
    ...(note === undefined ? {} : { note: note ?? '' }),
  };
};

/**
 * Stores the draws of a file, all or none: one of the same program, day, type and stream is changed.
 * Throws Problem 400 that names every wrong line.
 */
export const importDraws = async (tx: Executor, text: string) => {
  const rows = readRows(text, {
    columns: COLUMNS,
    required: REQUIRED,
    readLine,
    keyOf: ({ program, date, drawType, stream }) => [program, date, drawType, stream],
    twice: '앞줄과 프로그램, 날짜, 유형, 스트림이 같아요.',
  });
  return await storeRows(tx, rows, {
    hold: holdDraws,
    find: lockSameDraw,
    insert: insertDraw,
    update: updateDraw,
  });
};
