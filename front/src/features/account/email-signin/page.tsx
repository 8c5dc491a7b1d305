import { paths } from '../../../paths.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { PasskeySlot } from '../../passkeys/signin/passkey-slot.tsx';
import { ForgotLink } from '../../recovery/forgot/link.tsx';
import { AccountFormPage } from '../account-form-page.tsx';

const fetchRules = async () => (await import('../account-rules.ts')).signinRules;

/** Signing in by e-mail and password. */
export const Component = () => (
  <AccountFormPage
    title="이메일로 로그인"
    lead="가입한 이메일과 비밀번호를 입력해 주세요."
    description="한카에 이메일과 비밀번호로 로그인해요."
    other={{ text: '처음이세요?', title: '회원가입', pathFrom: paths.signup }}
    fetchRules={fetchRules}
    send={(client, body) => client.account.signin({ body })}
    refusedAt="password"
    label="로그인"
    busyLabel="로그인하는 중…"
    emailAutoComplete="username webauthn"
    otherWay={(sending) => <PasskeySlot offered={!sending} />}
    below={(errors) => (
      <>
        <TextField
          name="password"
          label="비밀번호"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <ForgotLink />
      </>
    )}
  />
);
