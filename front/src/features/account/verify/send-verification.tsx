import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';

const sent = '메일을 보냈어요. 링크를 누르거나 코드를 입력하면 끝나요. 스팸함도 확인해 주세요.';

/** Beside what waits for the verification of the address: the button that sends the mail for it. */
export const SendVerification = () => {
  const { call } = useDeps();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    setSending(true);
    setOutcome('');
    setOutcome(await call((client) => client.account.sendVerification()).then(() => sent, failureText));
    setSending(false);
  };
  return (
    <Stack gap={2}>
      <Row>
        <Button aria-disabled={sending} onClick={() => !sending && void send()}>
          {sending ? '보내는 중…' : '인증 메일 받기'}
        </Button>
        <Link to={paths.account}>코드 입력하기</Link>
      </Row>
      <p role="status">{outcome}</p>
    </Stack>
  );
};
