import { useQuery } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Failed } from '../../../session/failed.tsx';
import { meQuery } from '../../../session/queries.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { FarewellSections } from '../../farewell/settings/sections.tsx';
import { IdentitiesSection } from '../../identities/settings/identities.tsx';
import { Passkeys } from '../../passkeys/settings/passkeys.tsx';
import { EmailSection } from '../../recovery/settings/email.tsx';
import { NameSection } from '../../recovery/settings/name.tsx';
import { PasswordSection } from '../../recovery/settings/password.tsx';
import { MemberContent } from '../member-page/member-content.tsx';
import { Reauthentication } from '../reauthenticate/reauthentication.tsx';
import { VerifyForm } from '../verify/verify-form.tsx';
import { Grade } from './grade.tsx';
import styles from './page.module.css';
import { Sessions } from './sessions.tsx';

const Loaded = () => {
  const { call } = useDeps();
  const signOut = useSignOut();
  const { data: me, error, refetch } = useQuery(meQuery(call));
  const failed = error && (
    <Failed
      error={error}
      title="내 정보를 불러오지 못했어요"
      stale={me !== undefined}
      onRetry={() => void refetch()}
    />
  );
  if (!me) return failed ?? <SkeletonRows rows={1} label="내 정보를 불러오는 중이에요" />;
  return (
    <>
      {failed}
      <Row as="section" gap={3} className={styles.card} aria-label="계정">
        <span className={`letter ${styles.letter}`} aria-hidden="true">
          {[...me.name][0]?.toUpperCase()}
        </span>
        <div className={styles.who}>
          <p className={styles.name}>{me.name}</p>
        </div>
        <div className={styles.ways}>
          {me.roles.includes('admin') && <ButtonAnchor href={paths.admin}>관리 콘솔</ButtonAnchor>}
          <Button onClick={() => void signOut()}>로그아웃</Button>
        </div>
      </Row>
      {me.email && !me.verified && !me.addressTaken && (
        <Section id="verify" title="이메일 인증">
          <p className="quiet">
            가입할 때 보낸 메일의 링크를 누르거나 코드를 입력해 주세요. 그 전에는 문의와 게시 만료 소식을
            메일로 보내지 않아요. 모두 한카에서 볼 수 있어요.
          </p>
          <VerifyForm onDone={() => showToast('이메일을 인증했어요.')} />
        </Section>
      )}
      <NameSection name={me.name} />
      <EmailSection me={me} />
      <PasswordSection me={me} />
      <IdentitiesSection />
      <Section id="passkeys" title="패스키">
        <Passkeys />
      </Section>
      <Section id="sessions" title="로그인한 기기">
        <p className="quiet">모르는 기기가 있다면 로그아웃해 주세요.</p>
        <Sessions />
      </Section>
      <Section id="grade" title="회원 등급">
        <Grade level={me.level} />
      </Section>
      <FarewellSections email={me.email} hasPassword={me.hasPassword} />
    </>
  );
};

/** Who is signed in, and where. */
export const Account = () => (
  <MemberContent>
    {() => (
      <Reauthentication>
        <Loaded />
      </Reauthentication>
    )}
  </MemberContent>
);
