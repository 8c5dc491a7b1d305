import type { User, UserActivity } from '@hanca/common/contract/users.ts';
import { grouped } from '@hanca/common/grouped.ts';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../core/api.ts';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { Facts } from '../../layout/Facts.tsx';
import { Loaded } from '../../layout/Loaded.tsx';

interface CountProps {
  count: number;
  /** '개' */
  unit: string;
  resource: string;
  filter: Record<string, number>;
}

/** A number that leads to what was counted. */
const Count = ({ count, unit, resource, filter }: CountProps) =>
  count > 0 ? (
    <FilterLink resource={resource} filter={filter}>
      {grouped(count)}
      {unit} 보기
    </FilterLink>
  ) : (
    '없음'
  );

/** Every status of a report. */
const ANY = -1;

const factsOf = (
  { id, realtyCount }: User,
  { reports, claims, usedClaims, saved, messages }: UserActivity,
): [label: string, text: ReactNode][] => [
  [
    '올린 매물',
    <Count key="realties" count={realtyCount} unit="개" resource="realties" filter={{ userId: id }} />,
  ],
  [
    '보낸 신고',
    <Count key="reports" count={reports} unit="건" resource="reports" filter={{ userId: id, status: ANY }} />,
  ],
  ['받은 쿠폰', claims > 0 ? `${grouped(claims)}장 (사용 ${grouped(usedClaims)}장)` : '없음'],
  ['저장한 매물', saved > 0 ? `${grouped(saved)}개` : '없음'],
  ['보낸 문의', messages > 0 ? `${grouped(messages)}개` : '없음'],
];

/** What somebody did as a member: in numbers, with the way to what staff may read of it. */
export const Activity = ({ user }: { user: User }) => {
  const client = useClient();
  const query = useQuery({
    queryKey: ['users', 'activity', user.id],
    queryFn: ({ signal }) => client.users.activity({ params: { id: user.id } }, { signal }),
  });
  return (
    <Loaded
      query={query}
      waiting={<Skeleton variant="rounded" height={150} />}
      problem="활동을 불러오지 못했어요."
    >
      {(activity) => <Facts facts={factsOf(user, activity)} />}
    </Loaded>
  );
};
