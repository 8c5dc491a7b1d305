import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { validityMark } from '@hanca/common/flyers.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LinkBase, useGetList } from 'react-admin';
import { AddButton } from '../../crud/AddButton.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { Preview } from '../../layout/Preview.tsx';
import { ScreenSection } from '../../layout/ScreenSection.tsx';

/** More than come in a week. */
const FLYERS = 20;

const Flyers = ({ flyers }: { flyers: readonly PostSummary[] }) => (
  <List disablePadding>
    {flyers.map((flyer) => (
      <ListItem key={flyer.id} disablePadding>
        <ListItemButton
          component={LinkBase}
          to={`/flyerItems/form?postId=${flyer.id}`}
          sx={{ gap: 1.5, px: 1 }}
        >
          <Preview path={flyer.thumbnail || splitImages(flyer.images)[0]} width={56} />
          <ListItemText primary={flyer.title} secondary={flyer.regionName} />
          {validityMark(flyer) && <Chip size="small" label={validityMark(flyer)} />}
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);

/** Where the way to a new item begins without a flyer: the newest ones, to be chosen from. */
export const FlyerPicker = () => {
  const query = useGetList<PostSummary>('posts', {
    filter: { postType: FLYER },
    pagination: { page: 1, perPage: FLYERS },
    sort: { field: 'id', order: 'DESC' },
  });
  return (
    <Stack sx={{ py: 2, maxWidth: 860 }}>
      <ScreenSection
        title="어느 전단지의 상품인가요?"
        aside={<AddButton label="전단지 추가" to={`/posts/form?postType=${FLYER}`} second />}
      >
        <Loaded query={query} waiting={<Skeleton variant="rounded" height={320} />}>
          {(flyers) =>
            flyers.length > 0 ? (
              <Flyers flyers={flyers} />
            ) : (
              '아직 올린 전단지가 없어요. 전단지를 먼저 추가해 주세요.'
            )
          }
        </Loaded>
      </ScreenSection>
    </Stack>
  );
};
