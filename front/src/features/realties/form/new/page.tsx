import { useSearch } from '../../../../ui/use-search.ts';
import { FormFrame } from '../form-frame.tsx';

/** A new listing, empty or as a copy (`?copy=`) of one of the member's own. */
export const Component = () => {
  const search = useSearch();
  const copy = search.get('copy') ?? '';
  const id = /^[1-9]\d{0,14}$/.test(copy) ? Number(copy) : null;
  return (
    <FormFrame
      title="매물 올리기"
      lead="사진과 가격, 위치를 알려 주면 바로 올라가요. 나중에 언제든 고칠 수 있어요."
      purpose={id === null ? { kind: 'new', id } : { kind: 'copy', id }}
    />
  );
};
