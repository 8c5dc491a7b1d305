import { useNavigate } from 'react-router-dom';
import { useAddressField } from '../../../lists/use-address-field.ts';
import { Button } from '../../../ui/button.tsx';
import { Kept } from './kept.tsx';
import { changed, type RealtySearch, searchHref, without } from './search-place.ts';
import styles from './sort-select.module.css';

/** In which order. A choice leads there at once; where there are no scripts a button sends the form. */
export const SortSelect = ({ search }: { search: RealtySearch }) => {
  const navigate = useNavigate();
  const sort = search.sort ?? '';
  const choose = (value: string) => {
    void navigate(searchHref(changed(without(search, 'sort'), { sort: value })));
  };
  const select = useAddressField<HTMLSelectElement>(sort, choose);
  return (
    <form action="/realtylist" method="get" className={styles.form}>
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
        {import.meta.env.SSR && <Kept search={without(search, 'sort')} />}
        <Button type="submit">보기</Button>
      </noscript>
    </form>
  );
};
