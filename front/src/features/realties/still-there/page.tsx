import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSearch } from '../../../ui/use-search.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useLinkToken } from '../../recovery/use-link-token.ts';

/** What the page says once the answer is stored, by the parameter to which the server leads on. */
const ANSWERED: Record<string, [title: string, text: string]> = {
  yes: ['아직 있다고 알렸어요', '매물에 오늘 확인한 집이라고 보여요.'],
  done: ['거래완료로 바꿨어요', '이제 새 문의가 오지 않아요. 내 매물에서 언제든 되돌릴 수 있어요.'],
  late: ['답하지 못했어요', '링크가 오래됐거나 매물이 삭제됐어요. 내 매물에서 답해 주세요.'],
};

/** Which listing a link is about, where scripts run: its mail says so too. */
const Home = ({ id }: { id: number }) => {
  const { call } = useDeps();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    call((client) => client.realties.get({ params: { id } }), stop.signal).then(
      (found) => stop.signal.aborted || setTitle(found.title),
      // The mail names it too.
      () => undefined,
    );
    return () => stop.abort();
  }, [call, id]);
  return title ? <strong>{title}</strong> : null;
};

/** A plain form, so that it works without scripts too; opening the link alone answers nothing. */
const Question = () => {
  const token = useLinkToken();
  const id = Number(token?.split('.')[0]);
  return (
    // Before the token has left the address the form posts to the address itself.
    <form method="post" action={token === null ? undefined : `?token=${encodeURIComponent(token)}`}>
      <Stack>
        <p>{id > 0 ? <Home id={id} /> : null} 메일에 적힌 매물이 아직 있나요?</p>
        <Button type="submit" name="answer" value="yes" tone="go" wide>
          네, 있어요
        </Button>
        <Button type="submit" name="answer" value="done" wide>
          거래완료
        </Button>
      </Stack>
    </form>
  );
};

/** Where the mail leads that asks a lister whether their home can still be had. */
export const Component = () => {
  const answered = ANSWERED[useSearch().get('answer') ?? ''];
  return (
    <AccountCard title="아직 있나요?" lead="로그인하지 않아도 돼요." needsScripts={null}>
      <Head title="아직 있나요?" description="올린 집이 아직 있는지 알려 주세요." unlisted />
      {answered ? (
        <Stack>
          <Notice title={answered[0]} live>
            {answered[1]}
          </Notice>
          <ButtonLink to={paths.mypage} wide>
            내 매물
          </ButtonLink>
        </Stack>
      ) : (
        <Question />
      )}
    </AccountCard>
  );
};
