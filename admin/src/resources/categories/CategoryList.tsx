import { COMMUNITY_PID, MARKET_PID } from '@hanca/common/categories.ts';
import { POST_TYPES_PID, STAFF_TYPES } from '@hanca/common/post-types.ts';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { NotFound, useGetList } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../layout/Loaded.tsx';
import { Notice } from '../../layout/Notice.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import type { StoredCategory } from './category-form.ts';
import { OpenToMembers } from './OpenToMembers.tsx';

/** The lists of the post types, one at a time. */
const PostCategories = () => {
  const query = useGetList<StoredCategory>('categories', {
    filter: { pid: POST_TYPES_PID },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'value', order: 'ASC' },
  });
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('postType'));
  return (
    <Loaded query={query} quiet waiting={<Skeleton variant="rounded" height={480} />}>
      {(types) => {
        const chosen = types.find(({ value }) => value === wanted) ?? types[0];
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
            {!STAFF_TYPES.includes(chosen.value) && <OpenToMembers key={`open ${chosen.id}`} type={chosen} />}
            <CategoryTable key={chosen.id} pid={chosen.id} title={`${chosen.title} 분류`} />
          </>
        );
      }}
    </Loaded>
  );
};

/** What is shown at /posts/category, /market/category and /community/category. */
const sections: Record<string, { title: string; content: ReactNode }> = {
  posts: { title: '포스팅 카테고리 관리', content: <PostCategories /> },
  market: {
    title: '마켓 카테고리 관리',
    content: <CategoryTable key={MARKET_PID} pid={MARKET_PID} title="마켓 분류" />,
  },
  community: {
    title: '커뮤니티 카테고리 관리',
    content: <CategoryTable key={COMMUNITY_PID} pid={COMMUNITY_PID} title="커뮤니티 분류" />,
  },
};

/** The categories of the section that the address names. */
export const CategoryList = () => {
  const { section: name = '', '*': rest } = useParams();
  const section = sections[name];
  if (!section || rest) return <NotFound />;
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 720 }}>
      <ScreenTitle text={section.title} />
      {section.content}
    </Stack>
  );
};
