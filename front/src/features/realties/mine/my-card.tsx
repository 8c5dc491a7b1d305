import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { DEAL_DONE, IN_DEAL, LISTING_DAYS, RESERVED, type RealtyStatus } from '@hanca/common/realties.ts';
import { useSite } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { SendVerification } from '../../account/verify/send-verification.tsx';
import { factsText } from '../card/card-facts.ts';
import { RealtyPhoto, RealtyPrice } from '../card/realty-card.tsx';
import { showingOf, showingText } from './expiry.ts';
import styles from './my-cards.module.css';

export interface CardActions {
  onStatus: (realty: RealtySummary, status: RealtyStatus) => void;
  onRenew: (id: number) => void;
  /** Says that it can still be had. */
  onConfirm: (id: number) => void;
  onDelete: (realty: RealtySummary) => void;
}

interface MyCardProps extends CardActions {
  realty: RealtySummary;
  /** Where its first photo is; undefined for none, and until it is known. */
  photo: string | undefined;
  /** Above the fold: its photo is fetched at once. */
  eager: boolean;
  /** Its renewal is on its way. */
  renewing: boolean;
}

/** The first and the last as the specification has them. */
const statusItems = [
  { status: IN_DEAL, title: '거래중으로 변경' },
  { status: RESERVED, title: '예약중으로 변경' },
  { status: DEAL_DONE, title: '거래완료로 변경' },
] as const;

/** The page of the listing; of one that others do not see its form, as there is nothing to look at. */
const TitleLink = ({ realty: { id, title, visible } }: { realty: RealtySummary }) =>
  visible ? (
    <Link to={paths.realty(id)} target="_blank" className="cover-link">
      {title}
      <span className="hidden-text"> (새 탭에서 열림)</span>
    </Link>
  ) : (
    <Link to={paths.editRealty(id)} className="cover-link">
      {title}
      <span className="hidden-text"> 수정</span>
    </Link>
  );

/** One of the member's own listings, with what can be done to it. */
export const MyCard = ({
  realty,
  photo,
  eager,
  renewing,
  onStatus,
  onRenew,
  onConfirm,
  onDelete,
}: MyCardProps) => {
  const { id, title, cityName, address, status, viewCount, hiddenReason } = realty;
  const { contactEmail } = useSite();
  const done = status === DEAL_DONE;
  const now = Date.now();
  const showing = showingOf(realty, now);
  const renewable = !done && (showing === 'ended' || showing === 'ending');
  const end = showingText(realty, now);
  return (
    <article className={done ? `${styles.card} ${styles.done}` : styles.card}>
      <div className={styles.photo}>
        <RealtyPhoto realty={{ thumbnail: photo ?? '' }} eager={eager} />
        {status !== IN_DEAL && (
          <div className={styles.badge}>
            <Tag tone="done">{done ? '거래완료' : '예약중'}</Tag>
          </div>
        )}
      </div>
      <div className={styles.body}>
        <RealtyPrice realty={realty} />
        <h3 className={styles.title}>
          <TitleLink realty={realty} />
        </h3>
        <p className={styles.facts}>{factsText(realty)}</p>
        <p className={styles.address}>{[cityName, address].filter(Boolean).join(' · ')}</p>
        <Row as="p" className={styles.meta}>
          {viewCount !== null && <span>조회 {grouped(viewCount)}</span>}
          {end && <span className={renewable ? styles.ending : undefined}>{end}</span>}
        </Row>
      </div>
      <div className={styles.corner}>
        <MenuButton
          label={`${title} 메뉴`}
          items={[
            { title: '수정', to: paths.editRealty(id) },
            { title: '복제', to: paths.newRealty(id) },
            ...statusItems
              .filter((one) => one.status !== status)
              .map(({ title, status: to }) => ({ title, onChoose: () => onStatus(realty, to) })),
            { title: '삭제', careful: true, onChoose: () => onDelete(realty) },
          ]}
        />
      </div>
      {showing === 'hidden' && (
        <div className={styles.hidden}>
          <p>
            <strong>운영진이 숨긴 매물이에요.</strong> {hiddenReason}
          </p>
          <p>
            <Link to={paths.editRealty(id)}>내용을 고친</Link> 뒤{' '}
            <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(`매물 ${id} 다시 보기`)}`}>
              {contactEmail}
            </a>
            로 알려 주시면 다시 살펴볼게요.
          </p>
        </div>
      )}
      {showing === 'unverified' && (
        <div className={styles.hidden}>
          <p>
            <strong>이메일을 인증하면 다른 사람에게 보여요.</strong> 지금은 나만 볼 수 있어요.
          </p>
          <SendVerification />
        </div>
      )}
      {realty.inquired && !done && (
        <div className={styles.hidden}>
          <p>
            <strong>아직 있나요?</strong> 집을 찾는 회원이 물어봤어요.
            {realty.unconfirmed && ' 답이 없어서 ‘확인되지 않음’이라고 표시돼 있어요.'}
          </p>
          <Row>
            <Button tone="go" onClick={() => onConfirm(id)}>
              네, 있어요
            </Button>
            <Button onClick={() => onStatus(realty, DEAL_DONE)}>거래완료</Button>
          </Row>
        </div>
      )}
      {renewable && (
        <div className={styles.renew}>
          <Button
            aria-label={`${title} ${showing === 'ended' ? '다시 게시' : `${LISTING_DAYS}일 더 게시`}`}
            aria-disabled={renewing}
            onClick={() => !renewing && onRenew(id)}
          >
            {showing === 'ended' ? '다시 게시' : `${LISTING_DAYS}일 더 게시`}
          </Button>
        </div>
      )}
    </article>
  );
};
