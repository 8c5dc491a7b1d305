import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Head } from '../../../ui/head.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useSearch } from '../../../ui/use-search.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { Expired } from './expired.tsx';
import { ResetForm } from './reset-form.tsx';

/** The token of the mail's link, which leaves the address and the history as soon as the page has it; null for none. */
const useLinkToken = (): string | null => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const given = useSearch().get('token');
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    if (!given) return;
    setToken(given);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [given, pathname, navigate]);
  return given ?? token;
};

/** Where the mail leads that sets a new password. The server's page is the same for every link. */
export const Component = () => {
  const hydrated = useHydrated();
  const token = useLinkToken();
  return (
    <AccountCard
      title="새 비밀번호"
      lead="앞으로 쓸 비밀번호를 정해 주세요."
      needsScripts="비밀번호를 새로 정하는 데에는 자바스크립트가 필요해요."
    >
      <Head title="새 비밀번호" description="한카 계정의 비밀번호를 새로 정해요." unlisted />
      {hydrated && !token ? <Expired opened={false} /> : <ResetForm token={hydrated ? token : null} />}
    </AccountCard>
  );
};
