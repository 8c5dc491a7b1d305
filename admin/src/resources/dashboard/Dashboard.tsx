import { FLYER } from '@hanca/common/post-types.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../core/api.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { DailyCounts } from './DailyCounts.tsx';
import { Task } from './Task.tsx';

const REFRESH_MS = 5 * 60_000;

const listOf = (resource: string, filter: Record<string, number | string>, order = ''): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}${order}`;

/** 1: being issued. */
const endingCoupons = listOf('coupons', { status: 1 }, '&sort=endDate&order=ASC');
const oldestFlyers = listOf('posts', { postType: FLYER, validity: 'current' }, '&sort=id&order=ASC');

/** As many columns as there are tasks or charts, where they have room. */
const tasks = { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' };
const charts = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

const Columns = ({ of, children }: { of: Record<string, string>; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: of }}>{children}</Box>
);

const Waiting = () => (
  <>
    <Columns of={tasks}>
      {['queue', 'coupons', 'flyers'].map((task) => (
        <Skeleton key={task} variant="rounded" height={108} />
      ))}
    </Columns>
    <Columns of={charts}>
      {['signups', 'listings'].map((chart) => (
        <Skeleton key={chart} variant="rounded" height={310} />
      ))}
    </Columns>
  </>
);

const Numbers = () => {
  const client = useClient();
  const query = useQuery({
    queryKey: ['stats', 'today'],
    queryFn: ({ signal }) => client.stats.today({}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Loaded query={query} waiting={<Waiting />}>
      {(data) => (
        <>
          <Columns of={tasks}>
            <Task label="처리할 일" count={data.waiting} to="/queue" />
            <Task label="7일 안에 끝나는 쿠폰" count={data.couponsEnding} to={endingCoupons} />
            <Task
              label="오늘 끝나거나 올린 지 한 주가 된 전단지"
              count={data.flyersEnding}
              to={oldestFlyers}
            />
          </Columns>
          <Columns of={charts}>
            <DailyCounts title="가입" unit="명" days={data.signups} />
            <DailyCounts title="새 매물" unit="개" days={data.listings} />
          </Columns>
        </>
      )}
    </Loaded>
  );
};

/** What needs doing today, and how many came in the last thirty days. */
export const Dashboard = () => (
  <Stack sx={{ gap: 2, py: 2 }}>
    <ScreenTitle text="대시보드" />
    <Numbers />
  </Stack>
);
