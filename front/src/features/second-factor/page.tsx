import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusOn } from '../../ui/focus-on.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { RefusalNotice } from '../../ui/form/refusal-notice.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Head } from '../../ui/head.tsx';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AccountCard } from '../account/account-card.tsx';
import { useAfterSignin, useOrigin } from '../account/after-signin.ts';
import styles from './page.module.css';

const fetchRules = async () => (await import('./rules.ts')).secondStepRules;

/** The challenge of the sign-in that led here; null for none. */
const useChallenge = (): string | null => {
  const state: unknown = useLocation().state;
  const given = typeof state === 'object' && state && 'challenge' in state ? state.challenge : null;
  return typeof given === 'string' ? given : null;
};

const kinds = {
  app: {
    label: '인증 앱의 코드 6자리',
    hint: '등록한 인증 앱에 지금 보이는 숫자예요.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: '복구 코드로 로그인하기',
  },
  recovery: {
    label: '복구 코드 10자리',
    hint: '인증 앱을 등록할 때 받은 코드예요. 한 번씩만 쓸 수 있어요.',
    inputMode: 'text',
    autoComplete: 'off',
    other: '인증 앱의 코드로 로그인하기',
  },
} as const;

type Kind = keyof typeof kinds;

interface FormProps {
  challenge: string;
  kind: Kind;
  /** It was opened by a press: the field gets the focus. */
  focused: boolean;
  onOther: () => void;
}

const Form = ({ challenge, kind, focused, onOther }: FormProps) => {
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const { other, ...field } = kinds[kind];
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async ({ code }) =>
      afterSignin(await call((client) => client.secondFactor.signin({ body: { challenge, code } }))),
    refusedAt: 'code',
  });
  return (
    <form {...props}>
      <RefusalNotice refusal={refusal} />
      <TextField
        ref={focused ? focusOn : undefined}
        name="code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.code}
        {...field}
      />
      <Button type="submit" tone="go" wide aria-disabled={sending}>
        {sending ? '확인하는 중…' : '로그인'}
      </Button>
      <Button wide onClick={onOther}>
        {other}
      </Button>
    </form>
  );
};

/** A form for each kind of code: neither what was typed nor what was said of it goes for the other. */
const CodeForm = ({ challenge }: { challenge: string }) => {
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? 'app';
  return (
    <Form
      key={kind}
      challenge={challenge}
      kind={kind}
      focused={chosen !== undefined}
      onOther={() => setChosen(kind === 'app' ? 'recovery' : 'app')}
    />
  );
};

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
export const Component = () => {
  const origin = useOrigin() ?? undefined;
  const challenge = useChallenge();
  // The server knows nothing of it, and what it rendered is taken over first.
  const hydrated = useHydrated();
  return (
    <AccountCard
      title="인증 코드 입력"
      lead="이 계정은 로그인할 때 코드를 한 번 더 확인해요."
      foot={
        hydrated &&
        challenge && (
          <>
            5분이 지났거나 다른 계정인가요? <Link to={paths.signin(origin)}>처음부터 로그인하기</Link>
          </>
        )
      }
    >
      <Head title="인증 코드 입력" description="로그인의 두 번째 단계예요." unlisted />
      {hydrated && challenge && <CodeForm challenge={challenge} />}
      {hydrated && !challenge && (
        <div className={styles.first}>
          <p>이메일이나 다른 방법으로 먼저 로그인해 주세요. 그다음에 코드를 입력해요.</p>
          <ButtonLink to={paths.signin(origin)} tone="go" wide>
            로그인
          </ButtonLink>
        </div>
      )}
    </AccountCard>
  );
};
