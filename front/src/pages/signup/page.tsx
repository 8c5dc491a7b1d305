import type { SignupForm } from '@hanca/common/contract/account.ts';
import { message } from '@hanca/common/messages.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { lazyRules } from '../../forms/lazy-rules.ts';
import { type Refusal, refuse } from '../../forms/refusal.ts';
import { paths } from '../../paths.ts';
import { AccountCard } from '../../session/account-card.tsx';
import { useAfterSignin, useOrigin } from '../../session/after-signin.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Head } from '../../ui/head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const fetchRules = async () => (await import('../../forms/account-rules.ts')).signupRules;
const rules = lazyRules(fetchRules);

const SignupFields = () => {
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const hydrated = useHydrated();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: rules,
    defaultValues: { name: '', email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setRefusal(null);
    try {
      await afterSignin(await call((client) => client.account.signup({ body: values })));
    } catch (error) {
      setRefusal(refuse<SignupForm>(error, ['name', 'email', 'password', 'agree'], setError));
    }
  });
  return (
    <form method="post" onFocus={() => void fetchRules()} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && (
        <Notice tone="warn" title={refusal.title} live>
          {refusal.detail}
        </Notice>
      )}
      <Field
        label="이름"
        autoComplete="nickname"
        hint="글과 메시지에 보이는 이름이에요. 40자까지 쓸 수 있어요."
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <Field
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="비밀번호"
        type="password"
        autoComplete="new-password"
        hint={`${message('password.new')} 긴 문장도 좋아요. 다른 곳에서 쓰는 것은 피해 주세요.`}
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Checkbox
        label={
          <>
            <Link to={paths.terms} target="_blank">
              이용약관과 개인정보 안내
            </Link>
            를 읽었고 동의해요.
          </>
        }
        required
        error={errors.agree?.message}
        {...register('agree')}
      />
      <Button type="submit" tone="go" wide disabled={!hydrated} aria-disabled={isSubmitting}>
        {isSubmitting ? '가입하는 중…' : '가입하기'}
      </Button>
    </form>
  );
};

/** Becoming a member. */
export const Component = () => {
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
