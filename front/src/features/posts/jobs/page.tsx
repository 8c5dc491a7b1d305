import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { feedPath, postPath } from '@hanca/common/public-paths.ts';
import { useLoaderData } from 'react-router-dom';
import { ListOrders } from '../../../lists/list-orders.tsx';
import { ListPage } from '../../../lists/list-page.tsx';
import { ListSearch } from '../../../lists/list-search.tsx';
import { ListSelects } from '../../../lists/list-selects.tsx';
import { withQuery } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Link } from '../../../ui/link.tsx';
import { Headlines } from '../../headlines/headlines.tsx';
import { isSearched, POST_ORDERS } from '../list/address.ts';
import { CategoryMenu } from '../list/category-menu.tsx';
import { Narrowed } from '../list/narrowed.tsx';
import { PostItems } from '../post-items.tsx';
import { jobAddress } from './address.ts';
import type { jobList } from './list.ts';

/** Job postings by region, category, kind of work, trade, wage, visa help, tag and words. */
export const Component = () => {
  const data = useLoaderData<typeof jobList.load>();
  const { filter, place: where, items, headlines, categories, selects } = data;
  const category = categories.find(({ value }) => value === Number(filter.category ?? 0))?.title;
  const tag = filter.tag ? `#${filter.tag}` : '';
  const isNarrowed = isSearched(filter) || selects.some(({ name }) => name in filter);
  return (
    <ListPage
      list={jobAddress}
      data={data}
      title={[where, category ?? '구인', tag].filter(Boolean).join(' ')}
      description={`${where || '캐나다'} 한인 업체의 구인 소식을 급여와 근무 시간으로 골라 한국어로 봐요.`}
      heading={tag || '구인'}
      feed={feedPath(JOB)}
      hrefs={import.meta.env.SSR && items.map(postPath)}
      counted
      orders={<ListOrders list={jobAddress} filter={filter} orders={POST_ORDERS} />}
      searched={isNarrowed}
      above={
        <>
          <ListSearch list={jobAddress} filter={filter} label="일자리에서 찾기" />
          <CategoryMenu list={jobAddress} filter={filter} categories={categories} />
          <ListSelects list={jobAddress} filter={filter} label="일자리 조건" selects={selects} />
          <Narrowed list={jobAddress} filter={filter} />
          {filter.keyword && (
            <Link to={withQuery('/mypage/alerts', { jobs: filter.keyword })}>알림 받기</Link>
          )}
          <Headlines key={filter.region} title="먼저 볼 구인" headlines={headlines} />
        </>
      }
      empty={
        <Empty
          icon="job"
          title={
            isNarrowed
              ? '조건에 맞는 일자리가 없어요'
              : `${where ? `${where}에는 ` : ''}아직 구인 글이 없어요`
          }
          text={
            isNarrowed
              ? '급여나 근무 형태를 적지 않은 글은 조건으로 찾을 수 없어요.'
              : '다른 지역이나 종류에는 있을 수 있어요.'
          }
        >
          <ButtonLink to={jobAddress.href({ region: ALL_REGIONS }, 1)}>전체 보기</ButtonLink>
        </Empty>
      }
    >
      <PostItems posts={items} sameType first={headlines.length === 0} />
    </ListPage>
  );
};
