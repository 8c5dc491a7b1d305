import { AutocompleteInput, ReferenceInput, useChoicesContext } from 'react-admin';

const find = (typed: string) => ({ keyword: typed.trim().slice(0, 100) });

const byTitle = { field: 'title', order: 'ASC' } as const;

const Shops = () => {
  const { isFetching, error } = useChoicesContext();
  const missing = error
    ? '업체를 찾지 못했어요. 다시 입력해 보세요.'
    : '그런 업체가 없어요. 쇼핑 관리의 업체에서 먼저 등록해 주세요.';
  return (
    <AutocompleteInput
      filterToQuery={find}
      debounce={200}
      isRequired
      helperText={false}
      TextFieldProps={{ placeholder: '업체 이름을 입력해 주세요' }}
      noOptionsText={isFetching ? '찾고 있어요' : missing}
    />
  );
};

/** The shop that issues a coupon, found by a part of its name. The value is its id. */
export const IssuerInput = ({ source }: { source: string }) => (
  <ReferenceInput source={source} reference="businesses" sort={byTitle}>
    <Shops />
  </ReferenceInput>
);
