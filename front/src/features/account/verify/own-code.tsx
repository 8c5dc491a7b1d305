import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Failed } from '../../../session/failed.tsx';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { meQuery } from '../../../session/queries.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AddressTaken } from './address-taken.tsx';
import { Verified } from './verified.tsx';
import { VerifyForm } from './verify-form.tsx';

const CodeForm = () => {
  const { call } = useDeps();
  const { data: me, error, refetch } = useQuery(meQuery(call));
  const [done, setDone] = useState(false);
  if (done || me?.verified) return <Verified before={!done} />;
  if (error) {
    return <Failed error={error} title="내 정보를 불러오지 못했어요" onRetry={() => void refetch()} />;
  }
  if (me?.addressTaken) return <AddressTaken />;
  if (!me) return <SkeletonRows rows={1} label="내 정보를 불러오는 중이에요" />;
  return (
    <>
      <p>{me.email} 주소로 보낸 메일의 코드를 입력해 주세요.</p>
      <VerifyForm onDone={() => setDone(true)} />
    </>
  );
};

/** The field for the code of the member's own mail, and the mail once more. */
export const OwnCode = () => (
  <MemberQueries>
    <CodeForm />
  </MemberQueries>
);
