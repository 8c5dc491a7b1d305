import { Head } from '../../../ui/head.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useLinkToken } from '../../recovery/use-link-token.ts';
import { AccountCard } from '../account-card.tsx';
import { ByCode } from './by-code.tsx';
import { ByLink } from './by-link.tsx';

/** Where the mail that verifies an address leads. The server's page is the same for every link. */
export const Component = () => {
  const hydrated = useHydrated();
  const token = useLinkToken();
  return (
    <AccountCard
      title="이메일 인증"
      lead="인증하면 문의와 만료 소식을 메일로도 알려 드려요."
      needsScripts="이메일 인증에는 자바스크립트가 필요해요."
    >
      <Head title="이메일 인증" description="한카에 가입한 이메일을 인증해요." unlisted />
      {hydrated && !token ? <ByCode /> : <ByLink key={token} token={token} />}
    </AccountCard>
  );
};
