import { COMPARED_MAX, COMPARED_MIN } from '@hanca/common/saved.ts';
import { MemberItems, useMemberList } from '../../lists/member-list.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { CardGrid } from '../../ui/layout.tsx';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { RecentHomes } from '../realties/recent/recent-homes.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Gone } from './gone.tsx';
import { savedList } from './list.ts';
import { SavedCard } from './saved-card.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { useChosen } from './use-chosen.ts';
import { useLook } from './use-look.ts';

const Listings = ({ member }: { member: number }) => {
  const found = useMemberList(savedList, member);
  const { ids, choose, clear } = useChosen();
  const comparable = (found.count.data ?? 0) >= COMPARED_MIN || ids.length > 0;
  useLook(found.list.data ?? []);
  return (
    <>
      <MemberItems
        found={found}
        title="저장한 매물"
        Layout={CardGrid}
        skeleton={<SavedSkeleton />}
        empty={
          <Empty
            icon="home"
            title="저장한 매물이 없어요"
            text="마음에 드는 집의 하트를 누르면 여기에 모여요. 메모를 쓰고, 달라진 것을 볼 수 있어요."
          >
            <ButtonLink to={paths.realties()} tone="go">
              렌트 찾아보기
            </ButtonLink>
          </Empty>
        }
      >
        {(realty, index) => (
          <SavedCard
            realty={realty}
            member={member}
            eager={index === 0}
            chosen={comparable ? ids.includes(realty.id) : undefined}
            full={ids.length >= COMPARED_MAX}
            onChoose={(chosen) => choose(realty.id, chosen)}
          />
        )}
      </MemberItems>
      <Gone member={member} />
      <RecentHomes />
      {ids.length > 0 && <CompareBar ids={ids} onClear={clear} />}
    </>
  );
};

/** What the member has saved. A listing whose heart is taken back stays until the page is opened anew. */
export const Saved = () => <MemberContent>{(member) => <Listings member={member} />}</MemberContent>;
