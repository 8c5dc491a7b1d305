import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { waitForSyllable } from '../ui/form/syllable.ts';
import { useAddressField } from '../ui/form/use-address-field.ts';
import type { Filter, List } from './list-address.ts';
import styles from './list-search.module.css';
import { OtherFilters } from './other-filters.tsx';

interface ListSearchProps {
  list: Pick<List<string>, 'path' | 'href'>;
  filter: Filter<string>;
  /** What is searched, as its label. */
  label: string;
}

/** Searches a list by words, beside what it is narrowed by. */
export const ListSearch = ({ list, filter: { keyword = '', ...others }, label }: ListSearchProps) => {
  const navigate = useNavigate();
  const input = useAddressField<HTMLInputElement>(keyword);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(list.href({ ...others, keyword: input.current?.value.trim() ?? '' }, 1));
  };
  return (
    <form action={list.path} method="get" className={styles.form} onSubmit={submit}>
      <OtherFilters filter={others} />
      <input
        ref={input}
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={label}
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
