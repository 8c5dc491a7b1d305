import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import { longDate } from '@hanca/common/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { Failed, SignedOut } from '../../../session/failed.tsx';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { meQuery } from '../../../session/queries.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Stack } from '../../../ui/layout.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useMember } from '../../account/member-page/use-member.ts';
import { Reauthentication } from '../../account/reauthenticate/reauthentication.tsx';
import { deletionOf } from '../deletion.ts';
import { Download } from '../settings/download.tsx';
import styles from './leaving.module.css';

const Loaded = () => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { data: me, error, refetch } = useQuery(meQuery(call));
  const restore = useMutation({
    mutationFn: () => call((client) => client.farewell.restore()),
    onSuccess: async () => {
      queryClient.clear();
      showToast('탈퇴를 되돌렸어요. 매물도 다시 보여요.');
      await navigate(paths.mypage, { replace: true });
    },
  });
  if (error && !me) {
    return <Failed error={error} title="계정을 확인하지 못했어요" onRetry={() => void refetch()} />;
  }
  if (!me) return <SkeletonRows rows={2} label="계정을 확인하는 중이에요" />;
  const deletion = deletionOf(me);
  if (!deletion) {
    return (
      <Stack gap={4}>
        <p>{me.name}님의 계정은 탈퇴를 신청하지 않았어요.</p>
        <ButtonLink to={paths.mypage} tone="go" wide>
          내 정보로 가기
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <p ref={focusOn} tabIndex={-1}>
        {me.name}님의 탈퇴를 신청했어요. 계정과 그 내용은 <strong>{longDate(deletion, OWN_CLOCKS)}</strong>에
        지워요.
      </p>
      <p>
        그때까지 매물은 숨겨 두고, 새로 쓰거나 바꿀 수 없어요. 되돌리면 모두 전처럼 돌아와요. 그 뒤에는 되살릴
        수 없어요.
      </p>
      {restore.error && <p role="alert">{failureText(restore.error)}</p>}
      <Button
        tone="go"
        wide
        aria-disabled={restore.isPending}
        onClick={() => {
          if (!restore.isPending) restore.mutate();
        }}
      >
        {restore.isPending ? '되돌리는 중…' : '되돌리기'}
      </Button>
      <Button wide onClick={() => void signOut()}>
        로그아웃
      </Button>
      <Stack gap={2}>
        <p className="quiet">지우기 전에 내 데이터를 받아 둘 수 있어요.</p>
        <div>
          <Download />
        </div>
      </Stack>
    </Stack>
  );
};

/** When the account goes, and the way back; for nobody the way to sign in. */
export const Leaving = () => {
  const member = useMember();
  return (
    <div className={styles.content}>
      {member === null ? (
        <SignedOut text="로그인하면 탈퇴를 되돌릴 수 있어요." />
      ) : (
        <MemberQueries key={member}>
          <Reauthentication>
            <Loaded />
          </Reauthentication>
        </MemberQueries>
      )}
    </div>
  );
};
