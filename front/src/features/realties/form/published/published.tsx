import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { LISTING_DAYS } from '@hanca/common/realties.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useDeps } from '../../../../deps.ts';
import { statusOf } from '../../../../failure.ts';
import { paths } from '../../../../paths.ts';
import { Failed } from '../../../../session/failed.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Link } from '../../../../ui/link.tsx';
import { useShownPictures } from '../../../../ui/picture-addresses.ts';
import { ShareButton } from '../../../../ui/share-button.tsx';
import { MemberContent } from '../../../account/member-page/member-content.tsx';
import { SendVerification } from '../../../account/verify/send-verification.tsx';
import { RealtyPhoto, RealtyPrice } from '../../card/realty-card.tsx';
import { headOf } from '../../listing/realty-head.ts';
import { endDay, showingOf } from '../../mine/expiry.ts';
import { MySkeleton } from '../../mine/my-skeleton.tsx';
import { myRealtyQuery } from '../../mine/queries.ts';
import { NotMine } from '../not-mine.tsx';
import { missingOf } from './missing.ts';
import styles from './published.module.css';

/** Until when others see it, or what has to happen first. */
const Shown = ({ realty }: { realty: RealtyDetail }) => {
  if (showingOf(realty, Date.now()) === 'unverified') {
    return (
      <>
        <p>이메일을 인증하면 다른 사람에게 보여요. 지금은 나만 볼 수 있어요.</p>
        <SendVerification />
      </>
    );
  }
  return (
    realty.expiresDate && (
      <p>
        <strong>{endDay(realty.expiresDate)}까지 보여요.</strong> 그 뒤에도 집이 남아 있으면 내 매물에서{' '}
        {LISTING_DAYS}일씩 늘릴 수 있어요.
      </p>
    )
  );
};

const Ready = ({ realty }: { realty: RealtyDetail }) => {
  const missing = missingOf(realty);
  const [thumbnail = ''] = useShownPictures(realty.images.slice(0, 1), realty.visible);
  const page = paths.realty(realty.id);
  return (
    <div className={styles.published}>
      <Shown realty={realty} />
      <article className={styles.card}>
        <div className={styles.photo}>
          <RealtyPhoto realty={{ thumbnail }} eager />
        </div>
        <div>
          <RealtyPrice realty={realty} />
          <h2>{realty.title}</h2>
        </div>
      </article>
      <Row>
        <ButtonLink to={page} tone="go">
          매물 보기
        </ButtonLink>
        {realty.visible && <ShareButton title={headOf(realty).title} path={page} />}
        <ButtonLink to={paths.myRealties}>내 매물</ButtonLink>
      </Row>
      {missing.length > 0 && (
        <section className="part">
          <h2>이것도 적어 두면 같은 질문을 덜 받아요</h2>
          <p className="quiet">집을 찾는 사람이 자주 묻는 내용이에요. 누르면 바로 그 칸으로 가요.</p>
          <Row as="ul" className={styles.missing}>
            {missing.map(({ field, title }) => (
              <li key={field}>
                <Link to={paths.editRealty(realty.id, field)} className="chip">
                  {title} 넣기
                </Link>
              </li>
            ))}
          </Row>
        </section>
      )}
    </div>
  );
};

const Listing = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const id = Number(useParams().id);
  const { data: realty, error, refetch } = useQuery(myRealtyQuery(call, member, id));
  if (statusOf(error) === 404 || (realty && realty.userId !== member)) return <NotMine />;
  if (error && !realty) {
    return <Failed error={error} title="올린 매물을 불러오지 못했어요" onRetry={() => void refetch()} />;
  }
  return realty ? <Ready realty={realty} /> : <MySkeleton />;
};

/** What follows once a listing was published: until when it is shown, sharing it, and what it does not say yet. */
export const Published = () => <MemberContent>{(member) => <Listing member={member} />}</MemberContent>;
