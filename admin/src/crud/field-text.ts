import { shortDate } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import { ALL_REGIONS } from '@hanca/common/regions.ts';
import type { RaRecord } from 'react-admin';
import { type RegionData, regionChoices } from '../core/region-data.ts';
import { isWire } from '../core/wire-date.ts';
import type { CsvColumn } from './csv.ts';
import type { FieldShape } from './fields.ts';

const titleOf = (choices: FieldShape['choices'], value: unknown): string =>
  choices.find(({ id }) => id === value)?.name ?? String(value ?? '');

/** What a field of a record says in a row. */
export const textOf = ({ source, kind, choices }: FieldShape, record: RaRecord, data: RegionData): string => {
  const value: unknown = record[source];
  switch (kind) {
    case 'region':
      if (value === ALL_REGIONS) return '전체';
      return regionChoices(data).find(({ id }) => id === value)?.name ?? '';
    case 'boolean':
      return value ? '예' : '';
    case 'choice':
      return titleOf(choices, value);
    case 'choices':
    case 'texts':
    case 'numbers':
      return Array.isArray(value) ? value.map((part) => titleOf(choices, part)).join(', ') : '';
    case 'fixed':
      return value === undefined || value === null ? '' : JSON.stringify(value);
    case 'date':
      return isWire(value) ? shortDate(value) : '';
    default:
      return String(value ?? '');
  }
};

const written = (field: FieldShape, data: RegionData): CsvColumn<RaRecord> => ({
  label: field.label,
  value: (record) => {
    const value: unknown = record[field.source];
    return field.kind === 'number' && typeof value === 'number' ? value : textOf(field, record, data);
  },
});

/** A whole record as a line of a file: its id, its fields, its dates. */
export const exportedColumns = (fields: readonly FieldShape[], data: RegionData): CsvColumn<RaRecord>[] => [
  { label: 'ID', value: ({ id }) => Number(id) },
  ...fields.map((field) => written(field, data)),
  { label: '등록일', value: ({ createdDate }) => shortDate(createdDate as WireDate) },
  { label: '수정일', value: ({ updatedDate }) => shortDate(updatedDate as WireDate) },
];
