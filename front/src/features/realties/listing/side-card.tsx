import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { DEAL_DONE } from '@hanca/common/realties.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { availabilityText } from '../card/card-facts.ts';
import { ContactWays } from './contact-ways.tsx';
import { Price } from './price.tsx';
import styles from './side-card.module.css';

const OwnWays = ({ realty: { id, viewCount } }: { realty: RealtyDetail }) => (
  <Stack className={styles.own}>
    <p>
      <strong>내 매물이에요.</strong> {viewCount !== null && `조회수 ${viewCount}`}
    </p>
    <ButtonLink tone="go" wide to={paths.editRealty(id)}>
      수정하기
    </ButtonLink>
    <ButtonLink wide to={paths.mypage}>
      내 매물 관리
    </ButtonLink>
  </Stack>
);

const DealDone = ({ realty: { cityId, cityName } }: { realty: RealtyDetail }) => (
  <Stack className={styles.own}>
    <p>
      <strong>거래가 끝난 집이에요.</strong> 이제 문의할 수 없어요.
    </p>
    <ButtonLink wide to={paths.realties({ regionId: cityId })}>
      {cityName}의 다른 집 보기
    </ButtonLink>
  </Stack>
);

interface SideCardProps {
  realty: RealtyDetail;
  /** What is known of who offers it, in words. */
  lister: string[];
  /** What to beware before paying anything. */
  warning: string;
  /** The viewer's own. */
  own: boolean;
  onAsk: () => void;
}

/** What it costs, from when, who offers it and how to reach them. */
export const SideCard = ({ realty, lister, warning, own, onAsk }: SideCardProps) => {
  const { price, minTermMonths, userName, status } = realty;
  const lease = [availabilityText(realty), minTermMonths !== null && `최소 ${minTermMonths}개월`].filter(
    Boolean,
  );
  return (
    <Stack as="aside" className={styles.card} aria-label="가격과 문의">
      <Price price={price} />
      {lease.length > 0 && <p className={styles.lease}>{lease.join(' · ')}</p>}
      {own && <OwnWays realty={realty} />}
      {!own && status === DEAL_DONE && <DealDone realty={realty} />}
      {!own && status !== DEAL_DONE && (
        <>
          <ContactWays realty={realty} onAsk={onAsk} />
          <p className={styles.warning}>{warning}</p>
        </>
      )}
      <div className={styles.lister}>
        <span className="letter" aria-hidden="true">
          {[...userName][0]?.toUpperCase()}
        </span>
        <p>
          <strong>{userName}</strong>
          {lister.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {!own && <ReportButton id={realty.id} />}
    </Stack>
  );
};
