import { provinces } from '@hanca/common/regions.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import styles from './region-filter.module.css';
import { useAddressField } from './use-address-field.ts';

interface RegionFilterProps {
  action: string;
  region: string;
  /** Kept beside the region. */
  type?: number;
}

/** Chooses a province. A choice leads there at once; where there are no scripts a button sends the form. */
export const RegionFilter = ({ action, region, type }: RegionFilterProps) => {
  const navigate = useNavigate();
  const choose = (chosen: string) => {
    const search = new URLSearchParams({
      ...(type && { type: String(type) }),
      ...(chosen && { region: chosen }),
    });
    void navigate(search.size > 0 ? `${action}?${search}` : action);
  };
  const select = useAddressField<HTMLSelectElement>(region, choose);
  return (
    <form action={action} method="get" className={styles.form}>
      {type ? <input type="hidden" name="type" value={type} /> : null}
      <Select
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
      </Select>
      <noscript>
        <Button type="submit">보기</Button>
      </noscript>
    </form>
  );
};
