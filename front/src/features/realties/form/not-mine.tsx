import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';

/** Instead of a listing that the member does not have. */
export const NotMine = () => (
  <Empty
    icon="key"
    title="내 매물이 아니에요"
    text="지워졌거나 다른 회원이 올린 매물이에요. 내 매물에서 다시 골라 주세요."
  >
    <ButtonLink to={paths.myRealties} tone="go">
      내 매물로 가기
    </ButtonLink>
  </Empty>
);
