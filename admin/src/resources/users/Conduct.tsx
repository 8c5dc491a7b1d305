import type { Conduct as Known } from '@hanca/common/contract/users.ts';
import { longDate } from '@hanca/common/dates.ts';
import { decisionText } from '@hanca/common/moderation.ts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { Facts } from '../../layout/Facts.tsx';
import { Loaded } from '../../layout/Loaded.tsx';

const factsOf = ({ id, suspended, createdDate, realties, hidden, reports, waiting }: Known) =>
  [
    ['가입', `${longDate(createdDate)}${suspended ? ' · 정지한 계정' : ''}`],
    [
      '올린 매물',
      <FilterLink key="realties" resource="realties" filter={{ userId: id }}>
        {`${realties}개${hidden > 0 ? ` · 숨긴 것 ${hidden}개` : ''}`}
      </FilterLink>,
    ],
    ['받은 신고', `${reports}건${waiting > 0 ? ` · 기다리는 것 ${waiting}건` : ''}`],
  ] as const;

const Strikes = ({ strikes }: Known) =>
  strikes.length === 0 ? (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      전에 받은 조치가 없어요.
    </Typography>
  ) : (
    <>
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        전에 받은 조치 {strikes.length}번
      </Typography>
      {strikes.map((strike) => (
        <Typography key={strike.id} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {longDate(strike.createdDate)} · {decisionText(strike)} · {strike.title}
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
