import { useDeps } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { RefusalNotice } from '../../../ui/form/refusal-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';

const fetchRules = async () => (await import('../account-rules.ts')).ownPasswordRules;

interface KeepFormProps {
  token: string;
  onVerified: () => void;
  /** For who does not know the password. */
  onForgotten: () => void;
}

/** The password of the account, by which it stays as it is although its link was opened in another browser. */
export const KeepForm = ({ token, onVerified, onForgotten }: KeepFormProps) => {
  const { call } = useDeps();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async ({ password }) => {
      await call((client) => client.account.verify({ body: { token, password } }));
      onVerified();
    },
    refusedAt: 'password',
  });
  return (
    <form {...props}>
      <RefusalNotice refusal={refusal} />
      <p>가입한 브라우저가 아니어서 본인 확인이 필요해요. 가입할 때 정한 비밀번호를 입력해 주세요.</p>
      <TextField
        ref={focusOn}
        name="password"
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" tone="go" wide aria-disabled={sending}>
        {sending ? '확인하는 중…' : '인증하기'}
      </Button>
      <Button wide onClick={onForgotten}>
        비밀번호를 모르거나 직접 가입하지 않았어요
      </Button>
    </form>
  );
};
