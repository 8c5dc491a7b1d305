import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { validityMark } from '@hanca/common/flyers.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { ANONYMOUS, FLYER } from '@hanca/common/post-types.ts';
import { POST_STATUSES, PUBLISHED } from '@hanca/common/posts.ts';
import ItemIcon from '@mui/icons-material/LocalOfferOutlined';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { DataTable, LinkBase, SearchInput, useListContext } from 'react-admin';
import { choicesOf, noFilter } from '../../core/choices.ts';
import { AddButton } from '../../crud/AddButton.tsx';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { csvColumns } from '../../crud/field-text.ts';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowLink } from '../../crud/RowLink.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { RowTitle, roomy, wide } from '../../crud/RowTitle.tsx';
import { CategoryInput } from '../../fields/CategoryInput.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { PostTypeInput } from '../../fields/PostTypeInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { Preview } from '../../layout/Preview.tsx';
import { WriterAction } from '../comments/WriterAction.tsx';

const ALL = -1;
const statuses = [{ id: ALL, name: '모든 상태' }, ...choicesOf(POST_STATUSES)];

const filters = [
  <SearchInput key="keyword" source="keyword" alwaysOn placeholder="제목 검색" />,
  <RegionInput key="region" source="regionId" alwaysOn />,
  <PostTypeInput key="type" source="postType" empty={noFilter} categorySource="categoryId" alwaysOn />,
  <CategoryInput key="category" source="categoryId" empty={noFilter} typeSource="postType" alwaysOn />,
  <ChoiceInput key="validity" source="validity" empty={{ value: '', text: '전체' }} />,
  <ChoiceInput key="status" source="status" choices={statuses} alwaysOn />,
];

const exported = csvColumns<PostSummary>('posts', [
  ...(['id', 'regionName', 'postTypeTitle', 'categoryTitle', 'title', 'status', 'tags'] as const),
  ...(['store', 'branch', 'validFrom', 'validTo'] as const),
  ...(['userName', 'createdDate', 'updatedDate'] as const),
]);

/** Where the flyers are listed, the way to a new one comes first. */
const Actions = () => {
  const flyers = useListContext().filterValues.postType === FLYER;
  return (
    <>
      {flyers && <AddButton label="전단지 추가" to={`/posts/form?postType=${FLYER}`} />}
      <AddButton label="포스팅 추가" to="/posts/form" second={flyers} />
      {!flyers && <AddButton label="마크다운 포스팅 추가" to="/posts/form?contentType=md" second />}
      <ExportButton columns={exported} />
    </>
  );
};

const statusTitle = ({ status }: PostSummary) => POST_STATUSES.find(({ value }) => value === status)?.title;

/** The state of a post that is not published, and what has to be said of when a flyer holds. */
const Marks = ({ post }: { post: PostSummary }) =>
  [post.status === PUBLISHED ? '' : statusTitle(post), validityMark(post)]
    .filter(Boolean)
    .map((mark) => <Chip key={mark} size="small" label={mark} sx={{ ml: 0.75 }} />);

/** A post's title as a link to its public page, with a small preview and its state where it is not published. */
const Title = ({ post }: { post: PostSummary }) => (
  <RowTitle
    title={post.title}
    href={`/posts/${post.id}`}
    preview={
      <Preview
        path={post.thumbnail || splitImages(post.images)[0]}
        sx={{ display: { xs: 'none', sm: 'block' } }}
      />
    }
    mark={<Marks post={post} />}
    facts={[post.regionName, post.postTypeTitle, post.categoryTitle]}
  />
);

/** Icons of a row, one below the other on a phone. */
const Beside = ({ children }: { children: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', justifyContent: 'center' }}>
    {children}
  </Stack>
);

/** From a flyer to what it offers. */
const ItemsLink = ({ id, title }: Pick<PostSummary, 'id' | 'title'>) => (
  <Tooltip title="상품 고르기">
    <IconButton
      size="small"
      component={LinkBase}
      to={`/flyerItems/form?postId=${id}`}
      aria-label={`${title} 상품 고르기`}
    >
      <ItemIcon fontSize="small" />
    </IconButton>
  </Tooltip>
);

const Column = DataTable.Col<PostSummary>;

/** The posts with their filters, ten to a page. */
export const PostList = () => (
  <RecordList filters={filters} actions={<Actions />}>
    <Column label="No." disableSort align="right" field={RowNumber} sx={wide} />
    <Column source="id" align="right" sx={roomy} />
    <Column source="regionId" render={(post) => post.regionName} sx={wide} />
    <Column source="postType" render={(post) => post.postTypeTitle} sx={wide} />
    <Column source="categoryTitle" disableSort sx={wide} />
    <Column source="title" render={(post) => <Title post={post} />} />
    <Column
      label="수정"
      disableSort
      align="center"
      render={({ id, title, postType }) => (
        <Beside>
          {postType === FLYER && <ItemsLink id={id} title={title} />}
          <RowLink type="edit" />
        </Beside>
      )}
    />
    <Column
      label="삭제"
      disableSort
      align="center"
      render={({ id, postType }) => (
        <Beside>
          {postType === ANONYMOUS && <WriterAction of="posts" id={id} name={`글 ${id}`} />}
          <DeleteAction question="해당포스트를 삭제하시겠습니까?" />
        </Beside>
      )}
    />
  </RecordList>
);
