import { useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { meQuery } from '../../../session/queries.ts';
import { Refused } from '../../../session/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { showToast } from '../../../ui/toasts.ts';

const fetchRules = async () => (await import('../rules.ts')).emailRules;

interface EmailFormProps {
  hasPassword: boolean;
  /** It was opened by a press: the field gets the focus. */
  focused: boolean;
  onDone: () => void;
}

/** The new address, and the password where there is one. */
export const EmailForm = ({ hasPassword, focused, onDone }: EmailFormProps) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.recovery.changeEmail({ body }));
      showToast('새 주소로 메일을 보냈어요.');
      await queryClient.invalidateQueries({ queryKey: meQuery(call).queryKey });
      onDone();
    },
    refusedAt: 'email',
  });
  return (
    <Stack as="form" gap={3} {...props}>
      <Refused refusal={refusal} />
      <TextField
        ref={focused ? focusOn : undefined}
        name="email"
        label="새 이메일"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint="로그인한 브라우저에서 이 주소로 보낸 메일의 링크를 열면 바뀌어요."
        required
        error={errors.email}
      />
      {hasPassword && (
        <TextField
          name="password"
          label="지금 비밀번호"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
      )}
      <Row>
        <Button type="submit" tone="go" aria-disabled={sending}>
          {sending ? '보내는 중…' : '확인 메일 받기'}
        </Button>
        <Button onClick={onDone}>취소</Button>
      </Row>
    </Stack>
  );
};
