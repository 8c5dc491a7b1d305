import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { waitForSyllable } from '../../../ui/form/syllable.ts';
import { useAddressField } from '../../../ui/form/use-address-field.ts';
import { itemAddress } from './address.ts';
import styles from './item-search.module.css';

/** Looks for what flyers offer: a form that works without scripts too. */
export const ItemSearch = ({ keyword = '', region }: { keyword?: string; region?: string | undefined }) => {
  const navigate = useNavigate();
  const id = useId();
  const field = useAddressField<HTMLInputElement>(keyword);
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(itemAddress.href({ keyword: field.current?.value.trim() ?? '', region }, 1));
  };
  return (
    <form action={itemAddress.path} method="get" className={styles.form} onSubmit={search}>
      <label htmlFor={id} className="hidden-text">
        상품 찾기
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder="삼겹살, 배추, 쌀 …"
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={waitForSyllable}
      />
      {region && <input type="hidden" name="region" value={region} />}
      <Button type="submit" tone="go">
        찾기
      </Button>
    </form>
  );
};
