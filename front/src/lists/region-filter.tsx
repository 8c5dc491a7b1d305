import { provinces } from '@hanca/common/regions.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { InlineSelect } from '../ui/form/inline-select.tsx';
import { useAddressField } from '../ui/form/use-address-field.ts';
import type { Filter, List } from './define-list.ts';
import styles from './region-filter.module.css';

interface RegionFilterProps {
  list: Pick<List<string>, 'path' | 'href'>;
  filter: Filter<string>;
}

/** Chooses a province. A choice leads there at once; where there are no scripts a button sends the form. */
export const RegionFilter = ({ list, filter: { region = '', ...others } }: RegionFilterProps) => {
  const navigate = useNavigate();
  const choose = (chosen: string) => void navigate(list.href({ ...others, region: chosen }, 1));
  const select = useAddressField<HTMLSelectElement>(region, choose);
  return (
    <form action={list.path} method="get" className={styles.form}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <InlineSelect
        ref={select}
        label="지역"
        name="region"
        defaultValue={region}
        autoComplete="off"
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">캐나다 전체</option>
        {provinces.map(({ id, ko }) => (
          <option key={id} value={id}>
            {ko}
          </option>
        ))}
      </InlineSelect>
      <noscript>
        <Button type="submit">보기</Button>
      </noscript>
    </form>
  );
};
