import type { User } from '@hanca/common/contract/users.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { josa } from '@hanca/common/josa.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetIdentity } from 'react-admin';
import { fieldTitle } from '../../core/described.ts';
import { ConfirmedButton } from '../../crud/ConfirmedButton.tsx';
import { ShowScreen } from '../../crud/ShowScreen.tsx';
import { Facts } from '../../layout/Facts.tsx';
import { ScreenSection } from '../../layout/ScreenSection.tsx';
import { AccountEvents } from './AccountEvents.tsx';
import { Activity } from './Activity.tsx';
import { AdminSwitch } from './AdminSwitch.tsx';
import { Conduct } from './Conduct.tsx';
import { LevelSelect } from './LevelSelect.tsx';
import { MailAlert } from './MailAlert.tsx';
import { Sessions } from './Sessions.tsx';
import { StaffChanges } from './StaffChanges.tsx';
import { SuspendAction } from './SuspendAction.tsx';
import { useAccount } from './use-account.ts';

const titleOf = (field: keyof User): string => fieldTitle('users', field);

const factsOf = (user: User): [label: string, text: string][] => [
  [titleOf('id'), String(user.id)],
  [titleOf('email'), user.email],
  [titleOf('sns'), user.sns || '없음'],
  [titleOf('secondFactor'), user.secondFactor || '없음'],
  [titleOf('createdDate'), longDateTime(user.createdDate)],
  [titleOf('seenDate'), longDateTime(user.seenDate) || '기록 없음'],
];

const Suspension = ({ user }: { user: User }) => {
  const { setSuspended } = useAccount(user);
  return user.suspended ? (
    <ConfirmedButton
      key="restore"
      label="정지 풀기"
      question="다시 로그인할 수 있고, 올린 매물도 다시 보여요. 정지를 풀까요?"
      onConfirm={() => setSuspended(false)}
    />
  ) : (
    <ConfirmedButton
      key="suspend"
      label="계정 정지"
      color="error"
      question="모든 기기에서 로그아웃되고, 올린 매물이 보이지 않게 돼요. 계정을 정지할까요?"
      onConfirm={() => setSuspended(true)}
    />
  );
};

/** From writing, while the account stays open; who is staff loses that first. */
const WritingSuspension = ({ user }: { user: User }) => {
  const { endSuspension } = useAccount(user);
  if (user.roles.includes('admin')) return null;
  return user.suspendedUntil.time === '0' ? (
    <SuspendAction user={user} />
  ) : (
    <ConfirmedButton
      label="쓰기 정지 풀기"
      question="지금부터 다시 쓸 수 있고, 회원에게 메일로 알려요. 정지를 풀까요?"
      onConfirm={endSuspension}
    />
  );
};

/** For who has lost theirs; takes a proof, and the own one is changed elsewhere. */
const SecondFactor = ({ user }: { user: User }) => {
  const { removeSecondFactor, proofDialog } = useAccount(user);
  const { identity } = useGetIdentity();
  if (!user.secondFactor || identity?.id === user.id) return null;
  return (
    <>
      <ConfirmedButton
        label="2단계 인증 지우기"
        color="error"
        question={`${josa(`${user.secondFactor}을(를)`)} 지워요. 잃어버렸다고 한 사람이 본인인지 먼저 확인해 주세요. 다음에는 비밀번호로 로그인하게 돼요. 지울까요?`}
        onConfirm={removeSecondFactor}
      />
      {proofDialog}
    </>
  );
};

const Page = ({ user }: { user: User }) => (
  <>
    {user.suspended && <Alert severity="warning">정지한 계정이에요. 로그인할 수 없어요.</Alert>}
    {user.suspendedUntil.time !== '0' && (
      <Alert severity="warning">
        {longDateTime(user.suspendedUntil)}까지 쓸 수 없어요. 읽는 것은 그대로 할 수 있어요.
      </Alert>
    )}
    <MailAlert user={user} />
    <ScreenSection title={user.name}>
      <Facts facts={factsOf(user)} />
    </ScreenSection>
    <ScreenSection title="권한과 상태">
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <AdminSwitch user={user} />
        <LevelSelect user={user} />
        <WritingSuspension user={user} />
        <Suspension user={user} />
        <SecondFactor user={user} />
      </Stack>
    </ScreenSection>
    <ScreenSection title="활동">
      <Activity user={user} />
    </ScreenSection>
    <ScreenSection title="신고와 조치">
      <Conduct id={user.id} />
    </ScreenSection>
    <StaffChanges user={user} />
    <ScreenSection title="로그인한 기기">
      <Sessions user={user} />
    </ScreenSection>
    <AccountEvents user={user} />
  </>
);

/** One account: who it is, what it may do, what it did, where it is and was signed in and what staff have changed of it. */
export const UserPage = () => (
  <ShowScreen<User> title="사용자 상세">{(user) => <Page user={user} />}</ShowScreen>
);
