import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { POST_STATUSES } from '@hanca/common/posts.ts';
import { DataTable, type RaRecord, SearchInput } from 'react-admin';
import { noFilter } from '../../core/choices.ts';
import { AddButton } from '../../crud/AddButton.tsx';
import type { CsvColumn } from '../../crud/csv.ts';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { EditAction } from '../../crud/EditAction.tsx';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { CategoryInput } from '../../fields/CategoryInput.tsx';
import { PostTypeInput } from '../../fields/PostTypeInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { PostTitle } from './PostTitle.tsx';

const filters = [
  <SearchInput key="keyword" source="keyword" alwaysOn placeholder="제목 검색" />,
  <RegionInput key="region" source="regionId" label="지역" alwaysOn />,
  <PostTypeInput
    key="type"
    source="postType"
    label="글 종류"
    empty={noFilter}
    categorySource="categoryId"
    alwaysOn
  />,
  <CategoryInput
    key="category"
    source="categoryId"
    label="분류"
    empty={noFilter}
    typeSource="postType"
    alwaysOn
  />,
];

const statusOf = ({ status }: PostSummary): string =>
  POST_STATUSES.find(({ value }) => value === status)?.title ?? '';

const exported: CsvColumn<PostSummary>[] = [
  { label: 'ID', value: ({ id }) => id },
  { label: '지역', value: ({ regionName }) => regionName },
  { label: '글 종류', value: ({ postTypeTitle }) => postTypeTitle },
  { label: '분류', value: ({ categoryTitle }) => categoryTitle },
  { label: '제목', value: ({ title }) => title },
  { label: '상태', value: statusOf },
  { label: '태그', value: ({ tags }) => tags },
  { label: '글쓴이', value: ({ userName }) => userName },
  { label: '등록일', value: ({ createdDate }) => shortDate(createdDate) },
  { label: '수정일', value: ({ updatedDate }) => shortDate(updatedDate) },
];

const titleOf = (record: RaRecord): string => String(record.title);

const actions = (
  <>
    <AddButton label="포스팅 추가" to="/posts/form" />
    <AddButton label="마크다운 포스팅 추가" to="/posts/form?contentType=md" second />
    <ExportButton name="포스팅" columns={exported} />
  </>
);

const Column = DataTable.Col<PostSummary>;

/** The posts with their filters, ten to a page. */
export const PostList = () => (
  <RecordList name="포스팅" nameOf={titleOf} filters={filters} actions={actions}>
    <Column label="No." disableSort align="right" field={RowNumber} sx={wide} />
    <Column source="id" label="ID" align="right" />
    <Column source="regionId" label="지역" render={(post) => post.regionName} sx={wide} />
    <Column source="postType" label="글 종류" render={(post) => post.postTypeTitle} sx={wide} />
    <Column source="categoryTitle" label="분류" disableSort sx={wide} />
    <Column source="title" label="제목" render={(post) => <PostTitle post={post} />} />
    <Column label="수정" disableSort align="center" render={() => <EditAction nameOf={titleOf} />} />
    <Column
      label="삭제"
      disableSort
      align="center"
      render={() => <DeleteAction question="해당포스트를 삭제하시겠습니까?" nameOf={titleOf} />}
    />
  </RecordList>
);
