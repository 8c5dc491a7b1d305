import type { SigninForm } from '@hanca/common/contract/account.ts';
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
import { Field } from '../../ui/field.tsx';
import { Head } from '../../ui/head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const fetchRules = async () => (await import('../../forms/account-rules.ts')).signinRules;
const rules = lazyRules(fetchRules);

const SigninFields = () => {
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const hydrated = useHydrated();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: rules,
    defaultValues: { email: '', password: '' } satisfies SigninForm,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setRefusal(null);
    try {
      await afterSignin(await call((client) => client.account.signin({ body: values })));
    } catch (error) {
      setRefusal(refuse<SigninForm>(error, ['email', 'password'], setError));
      setFocus('password');
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
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" tone="go" wide disabled={!hydrated} aria-disabled={isSubmitting}>
        {isSubmitting ? '로그인하는 중…' : '로그인'}
      </Button>
    </form>
  );
};

/** Signing in by e-mail and password. */
export const Component = () => {
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
