import type { Conduct as Known } from '@hanca/common/contract/users.ts';
import { longDate, longDateTime } from '@hanca/common/dates.ts';
import { decisionText } from '@hanca/common/moderation.ts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { Facts } from '../../layout/Facts.tsx';
import { Loaded } from '../../layout/Loaded.tsx';

/** What the member cannot do now; '' for nothing. */
const suspensionOf = ({ suspended, suspendedUntil }: Known): string => {
  if (suspended) return ' · 정지한 계정';
  const end = longDateTime(suspendedUntil);
  return end && ` · ${end}까지 쓰기 정지`;
};

const factsOf = (known: Known) => {
  const { id, createdDate, realties, hidden, reports, waiting } = known;
  return [
    ['가입', `${longDate(createdDate)}${suspensionOf(known)}`],
    [
      '올린 매물',
      <FilterLink key="realties" resource="realties" filter={{ userId: id }}>
        {`${realties}개${hidden > 0 ? ` · 숨긴 것 ${hidden}개` : ''}`}
      </FilterLink>,
    ],
    ['받은 신고', `${reports}건${waiting > 0 ? ` · 기다리는 것 ${waiting}건` : ''}`],
  ] as const;
};

const Strikes = ({ strikes }: Known) =>
  strikes.length === 0 ? (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      전에 받은 조치가 없어요.
    </Typography>
  ) : (
    <>
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        전에 받은 조치 {strikes.filter(({ lifted }) => !lifted).length}번
      </Typography>
      {strikes.map((strike) => (
        <Typography key={strike.number} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {[longDate(strike.createdDate), decisionText(strike), strike.title, strike.lifted && '되돌림']
            .filter(Boolean)
            .join(' · ')}
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {[strike.reason, strike.settledByName].filter(Boolean).join(' · ')}
          </Typography>
        </Typography>
      ))}
    </>
  );

/** What was reported of a member, and what staff decided against them before. */
export const Conduct = ({ id }: { id: number }) => {
  const client = useClient();
  const query = useQuery({
    queryKey: ['users', 'conduct', id],
    queryFn: ({ signal }) => client.users.conduct({ params: { id } }, { signal }),
  });
  return (
    <Loaded
      query={query}
      waiting={<Skeleton variant="rounded" height={110} />}
      problem="지난 기록을 불러오지 못했어요."
    >
      {(known) => (
        <>
          <Facts facts={factsOf(known)} />
          <Strikes {...known} />
        </>
      )}
    </Loaded>
  );
};
