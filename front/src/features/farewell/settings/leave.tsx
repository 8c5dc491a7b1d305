import { LEAVING_DAYS } from '@hanca/common/leaving.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { memberQueries } from '../../../session/member-queries.tsx';
import { Refused } from '../../../session/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Row, Stack } from '../../../ui/layout.tsx';

interface LeaveFormProps {
  /** Of the account, for the browser's store of passwords; '' for none. */
  email: string;
  /** Without one the call itself opens the dialog that proves whose the account is. */
  hasPassword: boolean;
  onCancel: () => void;
}

const fetchRules = async () => (await import('../rules.ts')).leaveRules;

const LeaveForm = ({ email, hasPassword, onCancel }: LeaveFormProps) => {
  const { call } = useDeps();
  const navigate = useNavigate();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.farewell.deleteMe({ body }));
      // What was read says that all is as ever.
      memberQueries.clear();
      await navigate(paths.leaving, { replace: true });
    },
    refusedAt: 'password',
  });
  return (
    <Stack as="form" gap={4} {...props}>
      <Refused refusal={refusal} />
      {hasPassword && (
        <>
          <TextField
            ref={focusOn}
            name="password"
            label="비밀번호"
            type="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <input type="text" hidden autoComplete="username" value={email} readOnly />
        </>
      )}
      <Row>
        <Button type="submit" ref={hasPassword ? undefined : focusOn} aria-disabled={sending}>
          {sending ? '신청하는 중…' : `${LEAVING_DAYS}일 뒤에 계정 지우기`}
        </Button>
        <Button onClick={onCancel}>그만두기</Button>
      </Row>
    </Stack>
  );
};

/** What goes and what stays with the account, and the way out. */
export const Leave = ({ email, hasPassword }: { email: string; hasPassword: boolean }) => {
  const [open, setOpen] = useState<boolean>();
  return (
    <Stack>
      <p>
        탈퇴하면 바로 매물이 숨겨지고 다른 기기에서 로그아웃돼요. {LEAVING_DAYS}일 안에 로그인하면 되돌릴 수
        있고, 그 뒤에는 지워서 되살릴 수 없어요.
      </p>
      <p>
        <strong>지우는 것</strong> 이름과 이메일, 로그인 방법과 기록, 매물과 쓴 글, 사진, 보낸 문의의 내용,
        저장한 매물, 쓰지 않은 쿠폰
      </p>
      <p>
        <strong>이름 없이 남는 것</strong> 문의를 주고받은 때와 상대방이 쓴 글, 쓴 쿠폰, 신고한 까닭
      </p>
      {open ? (
        <LeaveForm email={email} hasPassword={hasPassword} onCancel={() => setOpen(false)} />
      ) : (
        <Row>
          <Button ref={open === false ? focusOn : undefined} onClick={() => setOpen(true)}>
            탈퇴하기
          </Button>
        </Row>
      )}
    </Stack>
  );
};
