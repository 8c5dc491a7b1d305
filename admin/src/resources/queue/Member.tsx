import type { QueueItem } from '@hanca/common/contract/queue.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath } from 'react-admin';
import { conductText } from './words.ts';

/** Whose it is, and what staff have decided against them before. */
export const Member = ({ item }: { item: QueueItem }) => {
  const createPath = useCreatePath();
  const { memberId: id, memberName } = item;
  return (
    <>
      {id > 0 ? (
        <Link component={LinkBase} to={createPath({ resource: 'users', id, type: 'show' })} underline="hover">
          {memberName}
        </Link>
      ) : (
        memberName
      )}
      {conductText(item).map((text) => (
        <Typography
          key={text}
          variant="caption"
          color="warning.main"
          sx={{ display: 'block', maxWidth: 150, whiteSpace: 'normal' }}
        >
          {text}
        </Typography>
      ))}
    </>
  );
};
