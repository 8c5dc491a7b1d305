import { paths } from '../../../paths.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { NewPasswordField } from '../../recovery/new-password-field.tsx';
import { AgreeField } from '../../terms/agree-field.tsx';
import { AccountFormPage } from '../account-form-page.tsx';
import { JOINED } from '../joined.ts';

const fetchRules = async () => (await import('../account-rules.ts')).signupRules;

/** Becoming a member. */
export const Component = () => (
  <AccountFormPage
    title="회원가입"
    lead="이메일만 있으면 1분 안에 가입할 수 있어요."
    description="이메일로 한카에 가입해요."
    other={{ text: '이미 회원이세요?', title: '로그인', pathFrom: paths.signin }}
    fetchRules={fetchRules}
    send={async (client, body) => {
      const signedIn = await client.account.signup({ body });
      showToast(JOINED);
      return signedIn;
    }}
    refusedAt="email"
    label="가입하기"
    busyLabel="가입하는 중…"
    above={(errors) => (
      <TextField
        name="name"
        label="이름"
        autoComplete="nickname"
        hint="글과 문의에 보이는 이름이에요. 40자까지 쓸 수 있어요."
        required
        error={errors.name}
      />
    )}
    below={(errors) => (
      <>
        <NewPasswordField label="비밀번호" error={errors.password} />
        <AgreeField error={errors.agree} />
      </>
    )}
  />
);
