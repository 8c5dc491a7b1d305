import { COMMUNITY_PID, MARKET_PID } from '@hanca/common/categories.ts';
import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../layout/Loaded.tsx';
import { Notice } from '../../layout/Notice.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import type { StoredCategory } from './category-form.ts';

const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack sx={{ gap: 2, py: 2, maxWidth: 720 }}>
    <ScreenTitle text={title} />
    {children}
  </Stack>
);

const PostTypeLists = ({ types }: { types: StoredCategory[] }) => {
  const [search, setSearch] = useSearchParams();
  const chosen = types.find(({ value }) => value === Number(search.get('postType'))) ?? types[0];
  if (!chosen) return <Notice text="글 종류가 없어요." />;
  return (
    <>
      <TextField
        select
        label="글 종류"
        value={chosen.value}
        onChange={({ target }) => setSearch({ postType: target.value })}
        sx={{ maxWidth: 260 }}
      >
        {types.map(({ value, title }) => (
          <MenuItem key={value} value={value}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <CategoryTable key={chosen.id} pid={chosen.id} title={`${chosen.title} 분류`} />
    </>
  );
};

/** The lists of the post types, one at a time. */
export const PostCategories = () => {
  const types = useGetList<StoredCategory>('categories', {
    filter: { pid: POST_TYPES_PID },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'value', order: 'ASC' },
  });
  return (
    <Screen title="포스팅 카테고리 관리">
      <Loaded query={types} quiet waiting={<Skeleton variant="rounded" height={480} />}>
        {(data) => <PostTypeLists types={data} />}
      </Loaded>
    </Screen>
  );
};

/** The list of the market. */
export const MarketCategories = () => (
  <Screen title="마켓 카테고리 관리">
    <CategoryTable pid={MARKET_PID} title="마켓 분류" />
  </Screen>
);

/** The list of the community. */
export const CommunityCategories = () => (
  <Screen title="커뮤니티 카테고리 관리">
    <CategoryTable pid={COMMUNITY_PID} title="커뮤니티 분류" />
  </Screen>
);
