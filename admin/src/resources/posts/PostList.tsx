import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import Chip from '@mui/material/Chip';
import { DataTable, SearchInput } from 'react-admin';
import { noFilter } from '../../core/choices.ts';
import { AddButton } from '../../crud/AddButton.tsx';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { csvColumns } from '../../crud/field-text.ts';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowLink } from '../../crud/RowLink.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { RowTitle, wide } from '../../crud/RowTitle.tsx';
import { CategoryInput } from '../../fields/CategoryInput.tsx';
import { PostTypeInput } from '../../fields/PostTypeInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { Preview } from '../../layout/Preview.tsx';

const filters = [
  <SearchInput key="keyword" source="keyword" alwaysOn placeholder="제목 검색" />,
  <RegionInput key="region" source="regionId" alwaysOn />,
  <PostTypeInput key="type" source="postType" empty={noFilter} categorySource="categoryId" alwaysOn />,
  <CategoryInput key="category" source="categoryId" empty={noFilter} typeSource="postType" alwaysOn />,
];

const exported = csvColumns<PostSummary>('posts', [
  ...(['id', 'regionName', 'postTypeTitle', 'categoryTitle', 'title', 'status', 'tags'] as const),
  ...(['userName', 'createdDate', 'updatedDate'] as const),
]);

const actions = (
  <>
    <AddButton label="포스팅 추가" to="/posts/form" />
    <AddButton label="마크다운 포스팅 추가" to="/posts/form?contentType=md" second />
    <ExportButton columns={exported} />
  </>
);

/** A post's title as a link to its public page, with a small preview and its state where it is not published. */
const Title = ({ post }: { post: PostSummary }) => (
  <RowTitle
    title={post.title}
    href={`/posts/${post.id}`}
    preview={<Preview path={post.thumbnail || splitImages(post.images)[0]} />}
    mark={post.status === HIDDEN && <Chip size="small" label="숨김" sx={{ ml: 0.75 }} />}
    facts={[post.regionName, post.postTypeTitle, post.categoryTitle]}
  />
);

const Column = DataTable.Col<PostSummary>;

/** The posts with their filters, ten to a page. */
export const PostList = () => (
  <RecordList filters={filters} actions={actions}>
    <Column label="No." disableSort align="right" field={RowNumber} sx={wide} />
    <Column source="id" align="right" />
    <Column source="regionId" render={(post) => post.regionName} sx={wide} />
    <Column source="postType" render={(post) => post.postTypeTitle} sx={wide} />
    <Column source="categoryTitle" disableSort sx={wide} />
    <Column source="title" render={(post) => <Title post={post} />} />
    <Column label="수정" disableSort align="center" render={() => <RowLink type="edit" />} />
    <Column
      label="삭제"
      disableSort
      align="center"
      render={() => <DeleteAction question="해당포스트를 삭제하시겠습니까?" />}
    />
  </RecordList>
);
