import { provinces } from '@hanca/common/regions.ts';
import { Form, useSubmit } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import styles from './region-filter.module.css';

interface RegionFilterProps {
  action: string;
  region: string;
  /** Kept beside the region. */
  type?: number;
}

/** Chooses a province. The form sends itself on a choice; where there are no scripts a button does. */
export const RegionFilter = ({ action, region, type }: RegionFilterProps) => {
  const submit = useSubmit();
  return (
    <Form action={action} method="get" className={styles.form}>
      {type ? <input type="hidden" name="type" value={type} /> : null}
      <Select
        key={region}
        label="지역"
        name="region"
        defaultValue={region}
        onChange={(event) => void submit(event.currentTarget.form)}
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
    </Form>
  );
};
