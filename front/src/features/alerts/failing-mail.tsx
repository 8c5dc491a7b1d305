import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.ts';

/** Says that mails to the member's address come back, and how they come again. */
export const FailingMail = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const [busy, setBusy] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['alert mail', member],
    queryFn: ({ signal }) => call((client) => client.alerts.mailState({}, { signal })),
    staleTime: 0,
  });
  if (!data?.failing) return null;
  const again = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call((client) => client.alerts.mailAgain());
      await refetch();
      showToast('다음 소식부터 다시 메일로 보내 볼게요.');
    } catch (error) {
      showToast(`바꾸지 못했어요. ${failureText(error)}`, 'alert');
    }
    setBusy(false);
  };
  return (
    <Notice tone="warn" title="메일이 도착하지 않아 멈췄어요">
      <p>
        내 이메일로 보낸 메일을 받는 쪽에서 여러 번 거절했어요. 소식은 한카의 ‘받은 알림’에 그대로 있어요.
        주소가 맞는지, 메일함을 쓸 수 있는지 확인해 주세요.
      </p>
      <Row>
        <Button aria-disabled={busy} onClick={() => void again()}>
          메일 다시 받기
        </Button>
        <ButtonLink to={paths.account}>이메일 바꾸기</ButtonLink>
      </Row>
    </Notice>
  );
};
