import { COMMENT_STATES } from '@hanca/common/comments.ts';
import type { ManagedComment } from '@hanca/common/contract/comments.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, SearchInput } from 'react-admin';
import { choicesOf, noFilter } from '../../core/choices.ts';
import { FieldText } from '../../crud/FieldText.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { HideComment } from './HideComment.tsx';
import { WriterAction } from './WriterAction.tsx';

const filters = [
  <ChoiceInput key="state" source="state" choices={choicesOf(COMMENT_STATES)} empty={noFilter} alwaysOn />,
  <SearchInput key="keyword" source="keyword" placeholder="내용 검색" alwaysOn />,
  <IdInput key="id" source="id" label="댓글 ID" alwaysOn />,
  <IdInput key="post" source="postId" label="글 ID" alwaysOn />,
  <IdInput key="user" source="userId" alwaysOn />,
];

const Words = ({ comment: { text, removedReason, reportCount } }: { comment: ManagedComment }) => (
  <Box sx={{ minWidth: 140, maxWidth: 460, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Typography>
    <Typography variant="caption" color="text.secondary">
      {[removedReason && `숨긴 이유: ${removedReason}`, reportCount > 0 && `신고 ${reportCount}건`]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </Box>
);

const Writer = ({ comment: { userId, userName } }: { comment: ManagedComment }) =>
  userId === null ? (
    userName
  ) : (
    <FilterLink resource="comments" filter={{ userId }}>
      {userName}
    </FilterLink>
  );

const Post = ({ comment: { id, postId, title } }: { comment: ManagedComment }) => (
  <Link href={`/posts/${postId}#comment-${id}`} target="_blank" rel="noopener" underline="hover">
    {title}
  </Link>
);

const Actions = ({ comment }: { comment: ManagedComment }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', justifyContent: 'center' }}>
    <HideComment comment={comment} />
    {comment.userId === null && <WriterAction of="comments" id={comment.id} name={`댓글 ${comment.id}`} />}
    <HistoryAction name={`댓글 ${comment.id}`} />
  </Stack>
);

const Column = DataTable.Col<ManagedComment>;

/** The comments on all posts, also those that readers do not see. */
export const CommentList = () => (
  <RecordList none="아직 댓글이 없어요." filters={filters}>
    <Column source="id" align="right" sx={wide} />
    <Column source="createdDate" disableSort field={FieldText} sx={wide} />
    <Column source="text" disableSort render={(comment) => <Words comment={comment} />} />
    <Column source="title" disableSort render={(comment) => <Post comment={comment} />} sx={wide} />
    <Column source="userName" disableSort render={(comment) => <Writer comment={comment} />} />
    <Column source="state" disableSort field={FieldText} sx={wide} />
    <Column label="관리" disableSort align="center" render={(comment) => <Actions comment={comment} />} />
  </RecordList>
);
