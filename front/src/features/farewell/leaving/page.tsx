import { Head } from '../../../ui/head.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AccountCard } from '../../account/account-card.tsx';

const fetchContent = async () => (await import('./leaving.tsx')).Leaving;

/** Where a member who has deleted their account learns when, and takes it back. The server's page is the same for everybody. */
export const Component = () => (
  <AccountCard
    title="탈퇴"
    lead="탈퇴를 신청한 계정을 확인하고 되돌려요."
    needsScripts="탈퇴를 되돌리는 데에는 자바스크립트가 필요해요."
  >
    <Head title="탈퇴" description="탈퇴를 신청한 한카 계정을 되돌려요." unlisted />
    <div className="scripted">
      <LazyPart
        fetchCode={fetchContent}
        failure="내용을 불러오지 못했어요. 인터넷 연결을 확인해 주세요."
        waiting={<SkeletonRows rows={2} label="계정을 확인하는 중이에요" />}
      >
        {(Content) => <Content />}
      </LazyPart>
    </div>
  </AccountCard>
);
