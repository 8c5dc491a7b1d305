import { provinces } from '@hanca/common/regions.ts';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import styles from './region-filter.module.css';

interface RegionFilterProps {
  action: string;
  region: string;
  /** Kept beside the region. */
  type?: number;
}

/** Chooses a province. A choice leads there at once; where there are no scripts a button sends the form. */
export const RegionFilter = ({ action, region, type }: RegionFilterProps) => {
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  // Going back changes it too; the element stays, and the focus on it.
  useEffect(() => {
    if (select.current) select.current.value = region;
  }, [region]);
  const choose = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (!form) return;
    const chosen = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    const search = new URLSearchParams(chosen);
    void navigate(search.size > 0 ? `${action}?${search}` : action);
  };
  return (
    <form action={action} method="get" className={styles.form}>
      {type ? <input type="hidden" name="type" value={type} /> : null}
      <Select ref={select} label="지역" name="region" defaultValue={region} onChange={choose}>
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
