import type { PostSummary } from '@hanca/common/contract/posts.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataTable, LinkBase, List, type RaRecord } from 'react-admin';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { EditAction } from '../../crud/EditAction.tsx';
import { ListEmpty, ListProblem } from '../../crud/ListNotice.tsx';
import { ListPager } from '../../crud/ListPager.tsx';
import { useRememberListSearch } from '../../crud/list-search.ts';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { CategoryInput } from '../../fields/CategoryInput.tsx';
import { PostTypeInput } from '../../fields/PostTypeInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { PostTitle } from './PostTitle.tsx';

const PER_PAGE = 10;

const all = { value: '', text: '전체' } as const;

const filters = [
  <RegionInput key="region" source="regionId" label="지역" alwaysOn />,
  <PostTypeInput
    key="type"
    source="postType"
    label="글 종류"
    empty={all}
    categorySource="categoryId"
    alwaysOn
  />,
  <CategoryInput
    key="category"
    source="categoryId"
    label="분류"
    empty={all}
    typeSource="postType"
    alwaysOn
  />,
];

const Actions = () => (
  <Stack direction="row" sx={{ gap: 1, pb: 1, pt: 2, flexShrink: 0, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
    <Button component={LinkBase} to="/posts/form" variant="contained" startIcon={<AddIcon />}>
      포스팅 추가
    </Button>
    <Button component={LinkBase} to="/posts/form?contentType=md" variant="outlined" startIcon={<AddIcon />}>
      마크다운 포스팅 추가
    </Button>
  </Stack>
);

const titleOf = (record: RaRecord): string => String(record.title);

const Column = DataTable.Col<PostSummary>;

/** On narrow screens the title says these too. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** The posts with their filters, ten to a page. */
export const PostList = () => {
  useRememberListSearch('posts');
  return (
    <>
      <ScreenTitle text="포스팅 목록" />
      <List
        title={false}
        filters={filters}
        actions={<Actions />}
        pagination={<ListPager />}
        perPage={PER_PAGE}
        sort={{ field: 'id', order: 'DESC' }}
        exporter={false}
        storeKey={false}
        empty={false}
        error={<ListProblem />}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          empty={<ListEmpty name="포스팅" />}
          sx={{ overflowX: 'auto', '& td:not(.column-title)': { whiteSpace: 'nowrap' } }}
        >
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
        </DataTable>
      </List>
    </>
  );
};
