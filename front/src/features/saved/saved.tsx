import { MemberItems, useMemberList } from '../../lists/member-list.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { CardGrid } from '../../ui/layout.tsx';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { RealtyCard } from '../realties/card/realty-card.tsx';
import { savedList } from './list.ts';
import { SaveButton } from './save-button.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';

const Listings = ({ member }: { member: number }) => (
  <MemberItems
    found={useMemberList(savedList, member)}
    title="저장한 매물"
    Layout={CardGrid}
    skeleton={<SavedSkeleton />}
    empty={
      <Empty
        icon="home"
        title="저장한 매물이 없어요"
        text="마음에 드는 집의 하트를 누르면 여기에 모여요. 언제든 다시 볼 수 있어요."
      >
        <ButtonLink to={paths.realties()} tone="go">
          렌트 찾아보기
        </ButtonLink>
      </Empty>
    }
  >
    {(realty, index) => (
      <RealtyCard
        realty={realty}
        level="h2"
        eager={index === 0}
        corner={<SaveButton id={realty.id} title={realty.title} />}
      />
    )}
  </MemberItems>
);

/** What the member has saved. A listing whose heart is taken back stays until the page is opened anew. */
export const Saved = () => <MemberContent>{(member) => <Listings member={member} />}</MemberContent>;
