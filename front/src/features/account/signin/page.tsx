import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { AccountCard } from '../account-card.tsx';
import { useAfterSignin, useOrigin, usePassOn } from '../after-signin.ts';

const fetchRules = async () => (await import('../account-rules.ts')).signinRules;

const SigninFields = () => {
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const hydrated = useHydrated();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (values) => afterSignin(await call((client) => client.account.signin({ body: values }))),
    refusedAt: 'password',
  });
  return (
    <form {...props}>
      {refusal && (
        <Notice tone="warn" title={refusal.title} live>
          {refusal.detail}
        </Notice>
      )}
      <TextField
        name="email"
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        error={errors.email}
      />
      <TextField
        name="password"
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" tone="go" wide disabled={!hydrated} aria-disabled={sending}>
        {sending ? '로그인하는 중…' : '로그인'}
      </Button>
    </form>
  );
};

/** Signing in by e-mail and password. */
export const Component = () => {
  usePassOn();
  const origin = useOrigin();
  return (
    <AccountCard
      title="로그인"
      lead="이메일과 비밀번호로 로그인해요."
      foot={
        <>
          처음이세요? <Link to={paths.signup(origin ?? undefined)}>회원가입</Link>
        </>
      }
    >
      <Head title="로그인" description="한카에 이메일과 비밀번호로 로그인해요." unlisted />
      <SigninFields />
    </AccountCard>
  );
};
