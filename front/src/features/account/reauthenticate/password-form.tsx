import { useDeps } from '../../../deps.ts';
import { Refused } from '../../../session/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout.tsx';

const fetchRules = async () => (await import('../account-rules.ts')).ownPasswordRules;

interface PasswordFormProps {
  /** Of the account, for the browser's store of passwords; '' for none. */
  email: string;
  onProved: () => void;
}

/** Proves by the password that the account is the own. */
export const PasswordForm = ({ email, onProved }: PasswordFormProps) => {
  const { call } = useDeps();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.account.reauthenticate({ body }));
      onProved();
    },
    refusedAt: 'password',
  });
  return (
    <Stack as="form" gap={4} {...props}>
      <Refused refusal={refusal} />
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
      <Button type="submit" tone="go" wide aria-disabled={sending}>
        {sending ? '확인하는 중…' : '비밀번호로 확인'}
      </Button>
    </Stack>
  );
};
