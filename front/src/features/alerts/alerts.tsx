import { alertSearchPath } from '@hanca/common/alerts.ts';
import type { Alert } from '@hanca/common/contract/alerts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { paths } from '../../paths.ts';
import { Failed } from '../../session/failed.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { type Choices, choicesQuery, placeNamesOf } from '../realties/choices.ts';
import { chipsOf } from '../realties/search/chips.ts';
import { readSearch } from '../realties/search/search-query.ts';

/** What an alert looks for, in the words of the search. */
const wordsOf = (href: string, choices: Choices | undefined): string => {
  const search = readSearch(new URL(href, 'http://site').searchParams);
  const { areas = [], provinces = [], homeTypes = [], transactionTypes = [] } = choices ?? {};
  const nameOfPlace = placeNamesOf({ areas, provinces });
  const chips = chipsOf(search, { nameOfPlace, homeTypes, transactionTypes });
  return chips.map(({ title }) => title).join(' · ') || '모든 렌트';
};

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
        icon="home"
        title="받고 있는 알림이 없어요"
        text="렌트 검색에서 ‘새 집 알림 받기’를 누르면 새 집을 하루에 한 번 메일로 알려 드려요."
      >
        <ButtonLink to={paths.realties()} tone="go">
          렌트 찾아보기
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <Stack gap={5}>
      <p>새 집이 올라오면 아침에 한 번 메일로 알려 드려요.</p>
      <RowList>
        {data.map((alert) => {
          const { id, criteria, paused } = alert;
          const href = alertSearchPath(criteria);
          const words = wordsOf(href, choices);
          const params = { id };
          return (
            <li key={id}>
              <div>
                <p>
                  <Link to={href}>{words}</Link> {paused && <Tag tone="quiet">멈춤</Tag>}
                </p>
              </div>
              <Row gap={2}>
                <Button
                  aria-label={`${words} 알림 ${paused ? '다시 받기' : '잠시 멈추기'}`}
                  aria-disabled={busy === id}
                  onClick={() =>
                    void change(
                      alert,
                      () => call((client) => client.alerts.update({ params, body: { paused: !paused } })),
                      paused ? '알림을 다시 받아요.' : '알림을 멈췄어요.',
                    )
                  }
                >
                  {paused ? '다시 받기' : '잠시 멈추기'}
                </Button>
                <Button
                  aria-label={`${words} 알림 삭제`}
                  aria-disabled={busy === id}
                  onClick={() =>
                    void change(
                      alert,
                      () => call((client) => client.alerts.remove({ params })),
                      '알림을 삭제했어요.',
                    )
                  }
                >
                  삭제
                </Button>
              </Row>
            </li>
          );
        })}
      </RowList>
    </Stack>
  );
};

/** The member's alerts, newest first. */
export const Alerts = () => <MemberContent>{(member) => <List member={member} />}</MemberContent>;
