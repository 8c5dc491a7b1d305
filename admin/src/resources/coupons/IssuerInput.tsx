import { AutocompleteInput, ReferenceInput } from 'react-admin';

const find = (typed: string) => ({ keyword: typed.trim().slice(0, 100) });

const byTitle = { field: 'title', order: 'ASC' } as const;

/** The shop that issues a coupon, found by a part of its name. The value is its id. */
export const IssuerInput = ({ source }: { source: string }) => (
  <ReferenceInput source={source} reference="businesses" sort={byTitle}>
    <AutocompleteInput
      filterToQuery={find}
      debounce={200}
      isRequired
      helperText={false}
      TextFieldProps={{ placeholder: '업체 이름을 입력해 주세요' }}
      noOptionsText="그런 업체가 없어요. 쇼핑 관리의 업체에서 먼저 등록해 주세요."
    />
  </ReferenceInput>
);
