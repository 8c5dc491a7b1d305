import { message } from '@hanca/common/messages.ts';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { AccountCard } from '../account-card.tsx';
import { useAfterSignin, useOrigin, usePassOn } from '../after-signin.ts';

const fetchRules = async () => (await import('../account-rules.ts')).signupRules;

const SignupFields = () => {
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const hydrated = useHydrated();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (values) => {
      await afterSignin(await call((client) => client.account.signup({ body: values })));
    },
    refusedAt: 'email',
  });
  return (
    <form {...props}>
      {refusal && (
        <Notice tone="warn" title={refusal.title} live>
          {refusal.detail}
        </Notice>
      )}
      <TextField
        name="name"
        label="이름"
        autoComplete="nickname"
        hint="글과 메시지에 보이는 이름이에요. 40자까지 쓸 수 있어요."
        required
        error={errors.name}
      />
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
        autoComplete="new-password"
        hint={`${message('password.new')} 긴 문장도 좋아요. 다른 곳에서 쓰는 것은 피해 주세요.`}
        required
        error={errors.password}
      />
      <CheckField
        name="agree"
        label={
          <>
            <Link to={paths.terms} target="_blank">
              이용약관과 개인정보 안내
            </Link>
            를 읽었고 동의해요.
          </>
        }
        required
        error={errors.agree}
      />
      <Button type="submit" tone="go" wide disabled={!hydrated} aria-disabled={sending}>
        {sending ? '가입하는 중…' : '가입하기'}
      </Button>
    </form>
  );
};

/** Becoming a member. */
export const Component = () => {
  usePassOn();
  const origin = useOrigin();
  return (
    <AccountCard
      title="회원가입"
      lead="이메일만 있으면 1분 안에 가입할 수 있어요."
      foot={
        <>
          이미 회원이세요? <Link to={paths.emailSignin(origin ?? undefined)}>로그인</Link>
        </>
      }
    >
      <Head title="회원가입" description="이메일로 한카에 가입해요." unlisted />
      <SignupFields />
    </AccountCard>
  );
};
