import type { FeedStatus } from '@hanca/common/contract/feeds.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';
import { Facts } from '../../layout/Facts.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { ScreenSection } from '../../layout/ScreenSection.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { FeedActions } from './FeedActions.tsx';
import { factsOf, modeWords, needsLook } from './words.ts';

const REFRESH_MS = 15_000;

const Feed = ({ feed }: { feed: FeedStatus }) => (
  <ScreenSection
    title={feed.title}
    aside={
      <Stack direction="row" sx={{ gap: 1 }}>
        {needsLook(feed) && <Chip size="small" color="warning" label="확인 필요" />}
        <Chip size="small" label={feed.paused ? '멈춤' : modeWords[feed.mode]} />
      </Stack>
    }
  >
    <Facts facts={factsOf(feed)} />
    <Link
      href={feed.page}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={{ display: 'inline-block', my: 1 }}
    >
      원본 페이지
    </Link>
    <FeedActions feed={feed} />
  </ScreenSection>
);

/** All outside data: what is on, how old it is, what is wrong with it, and what can be done about it. */
export const FeedBoard = () => {
  const client = useClient();
  const query = useQuery({
    queryKey: ['feeds', 'board'],
    queryFn: ({ signal }) => client.feeds.list({}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Box sx={{ py: 2 }}>
      <ScreenTitle text="외부 자료" />
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={320} />}>
        {(feeds) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {feeds.map((feed) => (
              <Feed key={feed.name} feed={feed} />
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  );
};
