import { useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { meQuery, sessionsQuery } from '../../../session/queries.ts';
import { Refused } from '../../../session/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { NewPasswordField } from '../new-password-field.tsx';

const fetchRules = async () => (await import('../rules.ts')).passwordRules;

interface PasswordFormProps {
  email: string;
  hasPassword: boolean;
  onDone: () => void;
}

/** The new password, and the present one where there is one. */
export const PasswordForm = ({ email, hasPassword, onDone }: PasswordFormProps) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.recovery.changePassword({ body }));
      showToast('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.');
      for (const { queryKey } of [meQuery(call), sessionsQuery(call)]) {
        await queryClient.invalidateQueries({ queryKey });
      }
      onDone();
    },
    refusedAt: hasPassword ? 'current' : 'password',
  });
  return (
    <Stack as="form" gap={3} {...props}>
      <Refused refusal={refusal} />
      {hasPassword && (
        <TextField
          ref={focusOn}
          name="current"
          label="지금 비밀번호"
          type="password"
          autoComplete="current-password"
          required
          error={errors.current}
        />
      )}
      <input type="text" hidden autoComplete="username" value={email} readOnly />
      <NewPasswordField ref={hasPassword ? undefined : focusOn} error={errors.password} />
      <Row>
        <Button type="submit" tone="go" aria-disabled={sending}>
          {sending ? '바꾸는 중…' : '비밀번호 저장'}
        </Button>
        <Button onClick={onDone}>취소</Button>
      </Row>
    </Stack>
  );
};
