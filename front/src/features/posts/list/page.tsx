import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { feedPath, postPath } from '@hanca/common/public-paths.ts';
import { useLoaderData } from 'react-router-dom';
import { ListOrders } from '../../../lists/list-orders.tsx';
import { ListPage } from '../../../lists/list-page.tsx';
import { ListSearch } from '../../../lists/list-search.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Headlines } from '../../headlines/headlines.tsx';
import { PostItems } from '../post-items.tsx';
import { isSearched, POST_ORDERS, postAddress } from './address.ts';
import { CategoryMenu } from './category-menu.tsx';
import type { postList } from './lists.ts';
import { Narrowed } from './narrowed.tsx';
import { TypeMenu } from './type-menu.tsx';

/** Posts by kind, category, region, tag and words. */
export const Component = () => {
  const data = useLoaderData<typeof postList.load>();
  const { filter, place: where, items, headlines, categories } = data;
  const type = Number(filter.type ?? 0);
  const kind = postTypeTitle(type);
  const category = categories.find(({ value }) => value === Number(filter.category ?? 0))?.title;
  const what = [kind, category].filter(Boolean).join(' ');
  const tag = filter.tag ? `#${filter.tag}` : '';
  return (
    <ListPage
      list={postAddress}
      data={data}
      title={[where, what ? `${what} 글` : '생활 이야기', tag].filter(Boolean).join(' ')}
      description={`${where || '캐나다'} 생활에 필요한 ${what ? `${what} ` : ''}소식과 정보를 한국어로 읽어요.`}
      heading={tag || kind || '이야기'}
      action={<ButtonLink to="/mypage/posts/new">글쓰기</ButtonLink>}
      feed={feedPath(type)}
      hrefs={import.meta.env.SSR && items.map(postPath)}
      counted
      orders={<ListOrders list={postAddress} filter={filter} orders={POST_ORDERS} />}
      searched={isSearched(filter)}
      above={
        <>
          <ListSearch list={postAddress} filter={filter} label={`${kind ?? '이야기'}에서 찾기`} />
          <TypeMenu list={postAddress} filter={filter} />
          <CategoryMenu list={postAddress} filter={filter} categories={categories} />
          <Narrowed list={postAddress} filter={filter} />
          <Headlines key={`${type} ${filter.region}`} title="먼저 읽어 볼 글" headlines={headlines} />
        </>
      }
      empty={
        <Empty
          icon="post"
          title={`${where ? `${where}에는 ` : ''}아직 글이 없어요`}
          text="다른 지역이나 종류에는 있을 수 있어요."
        >
          <ButtonLink to={postAddress.href({ region: ALL_REGIONS }, 1)}>전체 보기</ButtonLink>
        </Empty>
      }
    >
      <PostItems posts={items} sameType={type !== 0} first={headlines.length === 0} />
    </ListPage>
  );
};
