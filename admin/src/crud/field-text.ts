import type { Api } from '@hanca/common/contract/index.ts';
import { shortDate } from '@hanca/common/dates.ts';
import type { FieldMeta } from '@hanca/common/field-meta.ts';
import type { RaRecord } from 'react-admin';
import { describedFields } from '../core/described.ts';
import { fieldChoices, type RegionData } from '../core/region-data.ts';
import { isWire } from '../core/wire-date.ts';
import type { CsvColumn } from './csv.ts';
import type { FieldShape } from './fields.ts';

/** What a value of a field says in a row, by what the contract says of the field. */
export const fieldText = (meta: FieldMeta, value: unknown, data?: RegionData): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') {
    const [yes, no] = meta.words ?? ['예', ''];
    return value ? yes : no;
  }
  if (isWire(value)) return shortDate(value);
  if (Array.isArray(value)) return value.map((part) => fieldText(meta, part, data)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const title = fieldChoices(meta, data).find(({ id }) => id === value)?.name;
  // A stored list may not be there yet.
  return title ?? (typeof meta.choices === 'string' ? '' : String(value));
};

/**
 * What a row says of a field where no heading stands above it: a number says nothing by itself, nor does what needs a hint
 * to be written. '' where there is nothing to say.
 */
export const factText = ({ kind, meta }: FieldShape, value: unknown, data?: RegionData): string => {
  if (value === true) return meta.title ?? '';
  const text = fieldText(meta, value, data);
  return text && (meta.hint || kind === 'number') ? `${meta.title} ${text}` : text;
};

interface ColumnOptions<R> {
  /** What is written in place of a field's own text. */
  own?: Partial<Record<keyof R, CsvColumn<R>['value']>>;
  /** For fields of stored lists. */
  data?: RegionData;
}

/** Columns of a file, headed and written as the contract describes the fields. In: the feature, the fields' names. */
export const csvColumns = <R extends RaRecord>(
  feature: keyof Api,
  sources: readonly (keyof R & string)[],
  { own = {}, data }: ColumnOptions<R> = {},
): CsvColumn<R>[] =>
  sources.map((source) => {
    const meta = describedFields(feature)[source] ?? {};
    const written = (record: R): string | number => {
      const value: unknown = record[source];
      return typeof value === 'number' && !meta.choices ? value : fieldText(meta, value, data);
    };
    return { label: meta.title ?? source, value: own[source] ?? written };
  });
