import { useDeps } from '../../deps.ts';
import { usePagedList } from '../../lists/use-paged-list.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pager } from '../../ui/pager.tsx';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { RealtyCard } from '../realties/card/realty-card.tsx';
import styles from './page.module.css';
import { PAGE_SIZE, savedCountQuery, savedQuery } from './queries.ts';
import { SaveButton } from './save-button.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';

const hrefOf = (page: number): string => (page > 1 ? `${paths.saved}?page=${page}` : paths.saved);

const Listings = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { page, list, count, waiting, failed, away } = usePagedList({
    listOf: (asked) => savedQuery(call, member, asked),
    countQuery: savedCountQuery(call, member),
    size: PAGE_SIZE,
    hrefOf,
    failure: '저장한 매물을 불러오지 못했어요',
  });
  if (away) return away;
  if (waiting) return <SavedSkeleton />;
  if (!list.data) return failed;
  if (list.data.length === 0) {
    return (
      <>
        {failed}
        <Empty
          icon="home"
          title="저장한 매물이 없어요"
          text="마음에 드는 집의 하트를 누르면 여기에 모여요. 언제든 다시 볼 수 있어요."
        >
          <ButtonLink to={paths.realties()} tone="go">
            렌트 찾아보기
          </ButtonLink>
        </Empty>
      </>
    );
  }
  return (
    <>
      {failed}
      <p role="status" className="list-count">
        {count.data !== undefined && `저장한 매물 ${count.data.toLocaleString('ko-KR')}개`}
      </p>
      <ul className={styles.cards} aria-label="저장한 매물">
        {list.data.map((realty, index) => (
          <li key={realty.id}>
            <RealtyCard
              realty={realty}
              level="h2"
              eager={index === 0}
              corner={<SaveButton id={realty.id} title={realty.title} />}
            />
          </li>
        ))}
      </ul>
      <Pager page={page} count={count.data ?? 0} size={PAGE_SIZE} hrefOf={hrefOf} />
    </>
  );
};

/** What the member has saved. A listing whose heart is taken back stays until the page is opened anew. */
export const Saved = () => <MemberContent>{(member) => <Listings member={member} />}</MemberContent>;
