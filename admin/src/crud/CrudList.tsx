import type { ReactNode } from 'react';
import {
  DataTable,
  type RaRecord,
  SearchInput,
  TextInput,
  useCreatePath,
  useResourceContext,
} from 'react-admin';
import { noFilter } from '../core/choices.ts';
import { fieldChoices, useRegionData } from '../core/region-data.ts';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import { RegionInput } from '../fields/RegionInput.tsx';
import { AddButton } from './AddButton.tsx';
import { DeleteAction } from './DeleteAction.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FieldText } from './FieldText.tsx';
import { csvColumns, factText, fieldText } from './field-text.ts';
import { type CrudFeature, type FieldShape, shapeOf } from './fields.ts';
import { useResourceLabel } from './names.ts';
import { RecordList } from './RecordList.tsx';
import { RowLink } from './RowLink.tsx';
import { RowNumber } from './RowNumber.tsx';
import { RowTitle, roomy, wide } from './RowTitle.tsx';

const Column = DataTable.Col<RaRecord>;

/** Kinds of fields that a row has no room for. */
const UNLISTED: FieldShape['kind'][] = ['long', 'images', 'image', 'location'];

const yesNo = [
  { id: 'true', name: '예' },
  { id: 'false', name: '아니요' },
];

const filterOf = ({ source, kind, meta }: FieldShape) => {
  const common = { source, alwaysOn: true };
  if (kind === 'region') return <RegionInput key={source} {...common} />;
  if (kind === 'boolean') return <ChoiceInput key={source} {...common} choices={yesNo} empty={noFilter} />;
  if (kind === 'choice') {
    return <ChoiceInput key={source} {...common} choices={fieldChoices(meta)} empty={noFilter} />;
  }
  return <TextInput key={source} {...common} helperText={false} resettable />;
};

const search = <SearchInput key="keyword" source="keyword" alwaysOn placeholder="검색" />;

interface CellProps {
  fields: FieldShape[];
  record: RaRecord;
}

/** What names the record, as the way to its form. */
const First = ({ fields: [first, ...others], record }: CellProps) => {
  const { data } = useRegionData();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!first) return null;
  return (
    <RowTitle
      title={fieldText(first.meta, record[first.source], data)}
      to={createPath({ resource, id: record.id, type: 'edit' })}
      facts={others.map((field) => factText(field, record[field.source], data))}
    />
  );
};

/**
 * The list of a resource that has no list of its own: its filters, its fields, the ways to change it. In: the fields that
 * have columns, where a row has no room for all; and buttons of the list beside its own.
 */
export const CrudList = ({ columns, actions }: { columns?: string[]; actions?: ReactNode }) => {
  const name = useResourceContext() as CrudFeature;
  const label = useResourceLabel();
  const { fields, filters, searchable, sortable, order } = shapeOf(name);
  const { data } = useRegionData();
  const listed = fields.filter(({ source, kind }) => columns?.includes(source) ?? !UNLISTED.includes(kind));
  const [first] = listed;
  const exported = ['id', ...fields.map(({ source }) => source), 'createdDate', 'updatedDate'];
  return (
    <RecordList
      filters={[...(searchable ? [search] : []), ...filters.map(filterOf)]}
      actions={
        <>
          <AddButton label={`${label} 추가`} to={`/${name}/form`} />
          {actions}
          <ExportButton columns={csvColumns<RaRecord>(name, exported, { data })} />
        </>
      }
      sort={{ field: order.sort, order: order.order }}
    >
      <Column label="No." disableSort align="right" field={RowNumber} sx={wide} />
      <Column source="id" align="right" sx={roomy} />
      {listed.map((field) => (
        <Column
          key={field.source}
          source={field.source}
          disableSort={!sortable.includes(field.source)}
          {...(field === first
            ? { render: (record) => <First fields={listed} record={record} /> }
            : { field: FieldText, sx: wide })}
        />
      ))}
      <Column source="updatedDate" field={FieldText} sx={wide} />
      <Column label="수정" disableSort align="center" render={() => <RowLink type="edit" />} />
      <Column label="삭제" disableSort align="center" field={DeleteAction} />
    </RecordList>
  );
};
