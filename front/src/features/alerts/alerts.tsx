import type { Alert } from '@hanca/common/contract/alerts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { paths } from '../../paths.ts';
import { Failed } from '../../session/failed.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSearch } from '../../ui/use-search.ts';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { CalendarSection } from '../calendars/section.tsx';
import { PushSection } from '../push/section.tsx';
import { choicesQuery } from '../realties/choices.ts';
import { AlertRow } from './alert-row.tsx';
import { FailingMail } from './failing-mail.tsx';
import { KeywordAlert } from './keyword-alert.tsx';
import { Preferences } from './preferences.tsx';
import { wordsOf } from './words.ts';

const List = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { data: choices } = useQuery(choicesQuery(call));
  const { data, error, refetch } = useQuery({
    queryKey: ['alerts', member],
    queryFn: ({ signal }) => call((client) => client.alerts.list({}, { signal })),
    staleTime: 0,
  });
  const [busy, setBusy] = useState(0);
  const change = async ({ id }: Alert, send: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(id);
    try {
      await send();
      await refetch();
      showToast(done);
    } catch (failure) {
      showToast(`알림을 바꾸지 못했어요. ${failureText(failure)}`, 'alert');
    }
    setBusy(0);
  };
  if (error && !data) {
    return <Failed error={error} title="알림을 불러오지 못했어요" onRetry={() => void refetch()} />;
  }
  if (!data) return <p role="status">알림을 불러오는 중이에요</p>;
  if (data.length === 0) {
    return (
      <Empty
        icon="bell"
        title="받고 있는 알림이 없어요"
        text="렌트, 글, 구인, 전단지 상품을 찾은 뒤, 또는 쿠폰, 국경 대기, 이민 라운드에서 ‘알림 받기’를 누르면 그때 알려 드려요."
      >
        <ButtonLink to={paths.realties()} tone="go">
          렌트 찾아보기
        </ButtonLink>
        <ButtonLink to={paths.search}>키워드로 찾아보기</ButtonLink>
      </Empty>
    );
  }
  return (
    <RowList>
      {data.map((alert) => (
        <AlertRow
          key={alert.id}
          alert={alert}
          words={wordsOf(alert, choices)}
          busy={busy === alert.id}
          onChange={(send, done) => void change(alert, send, done)}
        />
      ))}
    </RowList>
  );
};

/** Stores what the list of jobs was searched for; that list has no room for the button's code. */
const JobAlert = ({ member }: { member: number }) => {
  const queryClient = useQueryClient();
  const keyword = useSearch().get('jobs');
  if (!keyword) return null;
  return (
    <p>
      <KeywordAlert
        topic="posts"
        jobs
        keyword={keyword}
        onStored={() => void queryClient.invalidateQueries({ queryKey: ['alerts', member] })}
      />
    </p>
  );
};

/** The member's alerts, newest first, and what goes for all of them. */
export const Alerts = () => (
  <MemberContent>
    {(member) => (
      <Stack gap={5}>
        <FailingMail member={member} />
        <JobAlert member={member} />
        <List member={member} />
        <PushSection member={member} />
        <CalendarSection member={member} />
        <Preferences member={member} />
      </Stack>
    )}
  </MemberContent>
);
