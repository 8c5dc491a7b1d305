import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { LISTING_DAYS } from '@hanca/common/realties.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { Failed } from '../../../session/failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { endDay, showingOf } from './expiry.ts';
import { myRealtyQuery } from './queries.ts';
import styles from './renew-notice.module.css';

interface RenewNoticeProps {
  member: number;
  id: number;
  renewing: boolean;
  onRenew: () => void;
  onClose: () => void;
}

/** The state of a listing of this member. */
const stateOf = (realty: RealtyDetail): string => {
  const showing = showingOf(realty, Date.now());
  if (showing === 'hidden') return '운영진이 숨긴 매물이라 연장해도 다른 사람에게 보이지 않아요.';
  if (showing === 'ended') return '게시가 끝나서 지금은 검색에 나오지 않아요.';
  return realty.expiresDate ? `${endDay(realty.expiresDate)}까지 게시돼요.` : '';
};

/** Where the mail on a coming end leads: names the listing and renews it with one tap. */
export const RenewNotice = ({ member, id, renewing, onRenew, onClose }: RenewNoticeProps) => {
  const { call } = useDeps();
  const { data: realty, error, refetch } = useQuery(myRealtyQuery(call, member, id));
  const close = <Button onClick={onClose}>닫기</Button>;
  if (statusOf(error) === 404 || (realty && realty.userId !== member)) {
    return (
      <div className={styles.notice}>
        <Notice title="연장할 매물을 찾지 못했어요">
          <p>이미 삭제했거나 다른 계정의 매물이에요.</p>
          <Row className={styles.ways}>{close}</Row>
        </Notice>
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.notice}>
        <Failed error={error} title="연장할 매물을 불러오지 못했어요" onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <section className={styles.notice} aria-label="게시 연장" aria-busy={!realty}>
      <Notice title={realty ? realty.title : '연장할 매물을 불러오는 중이에요'}>
        <p>{realty && stateOf(realty)}</p>
        <Row className={styles.ways}>
          <Button
            tone="go"
            disabled={!realty}
            aria-disabled={renewing}
            onClick={() => !renewing && onRenew()}
          >
            {renewing ? '연장하는 중…' : `${LISTING_DAYS}일 더 게시하기`}
          </Button>
          {close}
        </Row>
      </Notice>
    </section>
  );
};
