import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { DEAL_DONE, RESERVED } from '@hanca/common/realties.ts';
import { paths } from '../../../paths.ts';
import { MemberButton } from '../../../session/member-button.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { availabilityText } from '../card/card-facts.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  realty: RealtyDetail;
  /** The viewer's own. */
  own: boolean;
  onAsk: () => void;
}

/** The price and the one thing to do, at the foot of a phone. */
export const BottomBar = ({ realty, own, onAsk }: BottomBarProps) => {
  const { id, price, status, cityId } = realty;
  const done = status === DEAL_DONE;
  const way = () => {
    if (own) {
      return (
        <ButtonLink tone="go" to={paths.editRealty(id)}>
          수정하기
        </ButtonLink>
      );
    }
    return done ? (
      <ButtonLink to={paths.realties({ regionId: cityId })}>다른 집 보기</ButtonLink>
    ) : (
      <MemberButton intent={`ask-${id}`} tone="go" onClick={onAsk}>
        문의하기
      </MemberButton>
    );
  };
  return (
    <div className={styles.bar}>
      <p>
        <strong>{money(price)}</strong> <small>/월</small>
        <span>{done ? '거래완료' : status === RESERVED ? '예약중' : availabilityText(realty)}</span>
      </p>
      {way()}
    </div>
  );
};
