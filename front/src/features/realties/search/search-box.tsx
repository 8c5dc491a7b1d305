import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressField } from '../../../lists/use-address-field.ts';
import { Button } from '../../../ui/button.tsx';
import { waitForSyllable } from '../../../ui/form/syllable.ts';
import { Kept } from './kept.tsx';
import styles from './search-box.module.css';
import { changed, type RealtySearch, searchHref, without } from './search-place.ts';

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
    <form action="/realtylist" method="get" className={styles.form} onSubmit={submit}>
      {/* For who sends it before the scripts are there. */}
      <Kept search={without(search, 'keyword')} />
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
