import { useParams } from 'react-router-dom';
import { FormFrame } from '../form-frame.tsx';

/** Changing one of the member's own listings. */
export const Component = () => {
  const { id } = useParams();
  return (
    <FormFrame
      title="매물 고치기"
      lead="고친 내용은 저장하면 바로 보여요."
      purpose={{ kind: 'edit', id: Number(id) }}
    />
  );
};
