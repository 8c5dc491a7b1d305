import { type FormEvent, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText, problemOf } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Head } from '../../../ui/head.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { OtherAccount } from '../../account/other-account.tsx';
import { linkRefusal } from '../link-refused.ts';
import styles from '../recovery.module.css';
import { useLinkToken } from '../use-link-token.ts';

/** The link is no good: what can be done instead. */
const NoGood = ({ taken }: { taken: boolean }) => {
  const { site } = useDeps();
  return (
    <Stack gap={4} className={styles.outcome}>
      <Notice tone="warn" title={taken ? '다른 계정에서 쓰는 이메일이에요' : '쓸 수 없는 링크예요'} live>
        {taken
          ? '그사이 다른 계정에서 이 주소를 인증했어요. 내 계정을 되찾으려면 '
          : '메일의 링크는 7일 동안 한 번만 쓸 수 있어요. 받은 메일의 링크를 다시 열어 보고, 그래도 안 되면 '}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>로 메일을 보내 주세요.
        {!taken && ' 이미 되돌렸다면 새 비밀번호만 정하면 돼요.'}
      </Notice>
      {!taken && (
        <ButtonLink ref={focusOn} to={paths.forgot()} wide>
          새 비밀번호 정하기
        </ButtonLink>
      )}
    </Stack>
  );
};

const Undone = () => (
  <Stack gap={4} className={styles.outcome}>
    <Notice title="이메일을 되돌렸어요" live>
      모든 기기에서 로그아웃했고 전에 쓰던 비밀번호는 쓸 수 없어요. 새 비밀번호를 정하는 링크를 이 주소로
      보냈으니 30분 안에 열어 주세요.
    </Notice>
    <ButtonLink ref={focusOn} to={paths.forgot()} wide>
      메일 다시 받기
    </ButtonLink>
  </Stack>
);

type State = 'waits' | 'sending' | 'done' | 'expired' | 'taken' | 'other';

const REFUSED: Record<string, State> = { 'verify.taken': 'taken', 'link.other-account': 'other' };

/** The press that takes a former address back: opening the link alone changes nothing. */
const UndoForm = ({ token }: { token: string | null }) => {
  const { call } = useDeps();
  const [state, setState] = useState<State>('waits');
  const [failure, setFailure] = useState<unknown>(null);
  const undo = async (event: FormEvent) => {
    event.preventDefault();
    if (token === null || state === 'sending') return;
    setState('sending');
    setFailure(null);
    try {
      await call((client) => client.recovery.undoEmail({ body: { token } }));
      setState('done');
    } catch (error) {
      const code = linkRefusal(error);
      if (code === null) setFailure(error);
      if (code === null) setState('waits');
      else setState(REFUSED[code] ?? 'expired');
    }
  };
  if (state === 'done') return <Undone />;
  if (state === 'other') {
    return (
      <div className={styles.outcome}>
        <OtherAccount />
      </div>
    );
  }
  if (state === 'expired' || state === 'taken') return <NoGood taken={state === 'taken'} />;
  return (
    <form onSubmit={undo}>
      {failure !== null && (
        <Notice tone="warn" title={problemOf(failure).title ?? '되돌리지 못했어요'} live>
          {failureText(failure)}
        </Notice>
      )}
      <p>
        아래 버튼을 누르면 계정의 이메일이 이 메일을 받은 주소로 돌아와요. 모든 기기에서 로그아웃되고
        비밀번호는 새로 정해야 해요. 주소를 바꾸기 하루 전부터 추가한 패스키, 인증 앱, 다른 서비스 연결은
        없어지고, 2단계 인증의 복구 코드는 새로 만들어야 해요.
      </p>
      <Button type="submit" tone="go" wide disabled={token === null} aria-disabled={state === 'sending'}>
        {state === 'sending' ? '되돌리는 중…' : '이메일 되돌리기'}
      </Button>
    </form>
  );
};

/** Where the mail to a former address leads. The server's page is the same for every link. */
export const Component = () => {
  const hydrated = useHydrated();
  const token = useLinkToken();
  return (
    <AccountCard
      title="이메일 되돌리기"
      lead="직접 바꾸지 않았다면 계정을 되찾을 수 있어요."
      needsScripts="이메일을 되돌리는 데에는 자바스크립트가 필요해요."
    >
      <Head title="이메일 되돌리기" description="한카 계정의 이메일을 전에 쓰던 주소로 되돌려요." unlisted />
      {hydrated && !token ? <NoGood taken={false} /> : <UndoForm token={token} />}
    </AccountCard>
  );
};
