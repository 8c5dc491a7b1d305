import { Head } from '../../../ui/head.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { Expired } from './expired.tsx';
import { ResetForm } from './reset-form.tsx';

/** Where the mail leads that sets a new password. The server's page is the same for every link. */
export const Component = () => {
  const hydrated = useHydrated();
  const token = useLinkToken();
  return (
    <AccountCard
      title="새 비밀번호"
      lead="앞으로 쓸 비밀번호를 정해 주세요."
      needsScripts="새 비밀번호에는 자바스크립트가 필요해요."
    >
      <Head title="새 비밀번호" description="한카 계정의 비밀번호를 새로 정해요." unlisted />
      {hydrated && !token ? <Expired opened={false} /> : <ResetForm token={token} />}
    </AccountCard>
  );
};
