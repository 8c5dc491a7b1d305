import type { User } from '@hanca/common/contract/users.ts';
import { countryName } from '@hanca/common/countries.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { ConfirmedButton } from '../../crud/ConfirmedButton.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { useAccount } from './use-account.ts';

const question = (mine: boolean): string =>
  mine
    ? '내 계정이에요. 이 브라우저에서도 다시 로그인해야 해요. 모두 끊을까요?'
    : '이 사용자는 모든 기기에서 다시 로그인해야 해요. 모두 끊을까요?';

/** Where a person is signed in, and the way to end it everywhere. */
export const Sessions = ({ user }: { user: User }) => {
  const client = useClient();
  const { identity } = useGetIdentity();
  const { endSessions } = useAccount(user);
  const query = useQuery({
    queryKey: ['users', 'sessions', user.id],
    queryFn: ({ signal }) => client.users.sessions({ params: { id: user.id } }, { signal }),
  });
  return (
    <Loaded
      query={query}
      waiting={<Skeleton variant="rounded" height={96} />}
      problem="로그인한 기기를 불러오지 못했어요."
    >
      {(sessions) =>
        sessions.length === 0 ? (
          <Typography color="text.secondary">지금 로그인한 기기가 없어요.</Typography>
        ) : (
          <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
              {sessions.map(({ id, device, country, createdDate, usedDate }) => (
                <Box component="li" key={id} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
                  <Typography variant="body2">{device || '알 수 없는 기기'}</Typography>
                  <Typography variant="caption" color="text.secondary">
                    {longDateTime(createdDate)} 로그인 · {longDateTime(usedDate)} 마지막 이용
                    {country && ` · ${countryName(country)}`}
                  </Typography>
                </Box>
              ))}
            </Box>
            <ConfirmedButton
              label="로그인 모두 끊기"
              color="error"
              question={question(identity?.id === user.id)}
              onConfirm={endSessions}
            />
          </Stack>
        )
      }
    </Loaded>
  );
};
