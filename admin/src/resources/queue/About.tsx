import type { QueueItem } from '@hanca/common/contract/queue.ts';
import { QUEUE_KINDS } from '@hanca/common/moderation.ts';
import { titleOf } from '@hanca/common/realties.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath } from 'react-admin';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { ConversationAction } from '../reports/ConversationAction.tsx';
import { conductText, isLate, waitText } from './words.ts';

/** The way to the record as staff see it; its name alone where there is none. */
const Record = ({ item: { about, title, kind } }: { item: QueueItem }) => {
  const createPath = useCreatePath();
  if (about === null) return title;
  const { feature, id } = about;
  if (feature === 'comments' || feature === 'golfJoins')
    return (
      <FilterLink resource={feature} filter={{ id }}>
        {title}
      </FilterLink>
    );
  if (feature === 'conversations')
    // Staff read one as long as a report of one of the two waits.
    return (
      <>
        {title}
        {kind === 'report' && <ConversationAction id={id} />}
      </>
    );
  const type = feature === 'realties' ? 'show' : 'edit';
  return (
    <Link component={LinkBase} to={createPath({ resource: feature, id, type })} underline="hover">
      {title}
    </Link>
  );
};

/** At most three lines of what was written: the dialog has it all. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
} as const;

/** What it is about and why it waits; on a narrow screen also what hidden columns say. */
export const About = ({ item }: { item: QueueItem }) => {
  const { kind, hidden, reason, text, reportCount, urgent, memberName } = item;
  const now = Date.now();
  const facts = [
    ...[titleOf(QUEUE_KINDS, kind), memberName, ...conductText(item)],
    ...[waitText(item, now), isLate(item, now) ? '늦었어요' : ''],
  ];
  return (
    <Box
      sx={{
        minWidth: { xs: 140, sm: 240 },
        maxWidth: 560,
        whiteSpace: 'normal',
        wordBreak: 'keep-all',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ fontWeight: 550 }}>
        <Record item={item} />
        {urgent && <Chip size="small" color="error" variant="outlined" label="급함" sx={{ ml: 0.75 }} />}
        {hidden && <Chip size="small" label="숨김" sx={{ ml: 0.75 }} />}
      </Box>
      {reason && (
        <Typography variant="body2">
          {reason}
          {reportCount > 1 && ` · 신고 ${reportCount}건`}
        </Typography>
      )}
      {text && (
        <Typography variant="body2" color="text.secondary" sx={clamped}>
          {text}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'block', lg: 'none' } }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
};
