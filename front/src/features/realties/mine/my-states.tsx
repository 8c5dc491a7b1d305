import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';

/** A member without any listing: what this is for, and how to begin. */
export const NoneYet = () => (
  <Empty
    icon="home"
    title="아직 올린 매물이 없어요"
    text="세놓을 집이나 방을 올리면 여기에서 고치고, 거래 상태를 바꾸고, 조회수를 볼 수 있어요."
  >
    <ButtonLink to={paths.newRealty()} tone="go">
      첫 매물 올리기
    </ButtonLink>
  </Empty>
);

/** Filters that leave nothing. */
export const NothingFound = () => (
  <Empty icon="home" title="조건에 맞는 매물이 없어요" text="필터를 지우면 올린 매물이 모두 보여요.">
    <ButtonLink to={paths.myRealties}>필터 지우기</ButtonLink>
  </Empty>
);
