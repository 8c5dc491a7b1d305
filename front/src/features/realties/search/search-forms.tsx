import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { waitForSyllable } from '../../../ui/form/syllable.ts';
import { useAddressField } from '../../../ui/form/use-address-field.ts';
import boxStyles from './search-box.module.css';
import { changed, type RealtySearch, searchHref, without } from './search-parameters.ts';
import sortStyles from './sort-select.module.css';

/** What a form leaves as it is of a search, beside its own fields; scripts know it without. */
export const HiddenFields = ({ search }: { search: RealtySearch }) =>
  Object.entries(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** Search by words, beside the filters that are set. */
export const SearchBox = ({ search }: { search: RealtySearch }) => {
  const navigate = useNavigate();
  const keyword = search.keyword ?? '';
  const input = useAddressField<HTMLInputElement>(keyword);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = input.current?.value.trim() ?? '';
    void navigate(searchHref(changed(without(search, 'keyword'), { keyword })));
  };
  return (
    <form action="/realtylist" method="get" className={boxStyles.form} onSubmit={submit}>
      {/* For who sends it before the scripts are there. */}
      <HiddenFields search={without(search, 'keyword')} />
      <input
        ref={input}
        type="search"
        name="keyword"
        aria-label="동네, 역 이름, 제목으로 찾기"
        placeholder="동네, 역 이름, 제목으로 찾기"
        defaultValue={keyword}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onKeyDown={waitForSyllable}
      />
      <Button type="submit">검색</Button>
    </form>
  );
};

/** In which order. A choice leads there at once; where there are no scripts a button sends the form. */
export const SortSelect = ({ search }: { search: RealtySearch }) => {
  const navigate = useNavigate();
  const sort = search.sort ?? '';
  const choose = (value: string) => {
    void navigate(searchHref(changed(without(search, 'sort'), { sort: value })));
  };
  const select = useAddressField<HTMLSelectElement>(sort, choose);
  return (
    <form action="/realtylist" method="get" className={sortStyles.form}>
      <select
        ref={select}
        name="sort"
        aria-label="정렬"
        defaultValue={sort}
        autoComplete="off"
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">최신순</option>
        <option value="price-up">낮은 가격순</option>
        <option value="price-down">높은 가격순</option>
      </select>
      <noscript>
        {import.meta.env.SSR && <HiddenFields search={without(search, 'sort')} />}
        <Button type="submit">보기</Button>
      </noscript>
    </form>
  );
};
