import { longDateTime } from '@hanca/common/dates.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { Loaded } from '../../layout/Loaded.tsx';

const AT_ONCE = 100;

/** The members who have joined an event, the first one first. */
export const Attendees = ({ eventId }: { eventId: number }) => {
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ['events', 'attendees', eventId],
    queryFn: ({ signal, pageParam }) =>
      client.events.attendees(
        { params: { id: eventId }, query: { skip: pageParam, limit: AT_ONCE } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === AT_ONCE ? pages.length * AT_ONCE : undefined),
    select: ({ pages }) => pages.flat(),
  });
  return (
    <Box component="section" sx={{ my: 3, maxWidth: 860 }}>
      <Typography component="h2" variant="h6">
        신청한 회원
      </Typography>
      <Loaded
        query={query}
        waiting={<Skeleton variant="rounded" height={96} />}
        problem="신청한 회원을 불러오지 못했어요."
      >
        {(members) =>
          members.length === 0 ? (
            <Typography color="text.secondary">아직 신청한 회원이 없어요.</Typography>
          ) : (
            <Box component="ol" sx={{ m: 0, pl: 3 }}>
              {members.map(({ id, name, joinedDate }) => (
                <Box component="li" key={id} sx={{ py: 0.5 }}>
                  <LinkBase to={`/users/${id}/show`}>{name}</LinkBase>{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    {longDateTime(joinedDate)}
                  </Typography>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()} disabled={query.isFetchingNextPage}>
          더 보기
        </Button>
      )}
    </Box>
  );
};
