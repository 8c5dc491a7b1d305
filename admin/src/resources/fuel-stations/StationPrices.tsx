import { longDateTime } from '@hanca/common/dates.ts';
import { gradeTitle, kindTitle } from '@hanca/common/fuel-stations.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { ConfirmedButton } from '../../crud/ConfirmedButton.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { PriceForm } from './PriceForm.tsx';

const MOST = 50;

/** The prices of a station, of staff and of members, the newest first; what members say can be deleted, not changed. */
export const StationPrices = ({ stationId }: { stationId: number }) => {
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = ['fuelPrices', stationId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.fuelPrices.list({ query: { stationId, limit: MOST } }, { signal }),
  });
  const changed = () => queries.invalidateQueries({ queryKey });
  const remove = async (id: number) => {
    try {
      await client.fuelPrices.remove({ params: { id } });
      notify('가격을 지웠어요', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
    await changed();
  };
  return (
    <Box component="section" sx={{ my: 3, maxWidth: 860 }}>
      <Typography component="h2" variant="h6">
        가격
      </Typography>
      <Typography variant="body2" color="text.secondary">
        운영팀이 넣은 가격은 바로, 회원이 알려 준 가격은 두 사람이 비슷하게 알려 주면 보여요. 하루가 지나면
        숨겨요.
      </Typography>
      <PriceForm stationId={stationId} onDone={changed} />
      <Loaded
        query={query}
        waiting={<Skeleton variant="rounded" height={96} />}
        problem="가격을 불러오지 못했어요."
      >
        {(prices) =>
          prices.length === 0 ? (
            <Typography color="text.secondary">아직 가격이 없어요.</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {prices.map(({ id, grade, kind, cents, seenDate, byMember }) => (
                <Box
                  component="li"
                  key={id}
                  sx={{
                    display: 'flex',
                    gap: 2,
                    alignItems: 'center',
                    py: 0.5,
                    borderBottom: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Typography sx={{ flex: 1 }}>
                    {gradeTitle(grade)} {kindTitle(kind)} <strong>{cents.toFixed(1)}¢</strong>{' '}
                    <Typography component="span" variant="caption" color="text.secondary">
                      {byMember ? '회원 제보' : '운영팀'} · {longDateTime(seenDate)}
                    </Typography>
                  </Typography>
                  <ConfirmedButton
                    label="삭제"
                    color="error"
                    question={`${gradeTitle(grade)} ${cents.toFixed(1)}¢를 지울까요?`}
                    onConfirm={() => remove(id)}
                  />
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
};
