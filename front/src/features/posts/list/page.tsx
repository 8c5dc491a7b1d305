import { JOB, postTypes, postTypeTitle } from '@hanca/common/post-types.ts';
import { provinceName } from '@hanca/common/regions.ts';
import { useLoaderData, useLocation } from 'react-router-dom';
import { RegionFilter } from '../../../lists/region-filter.tsx';
import { type ListPlace, paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Head } from '../../../ui/head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Headlines } from '../../headlines/headlines.tsx';
import type { loadPosts } from '../loaders.ts';
import { PostItems } from '../post-items.tsx';
import { PAGE_SIZE } from '../reads.ts';
import styles from './page.module.css';

const titleOf = (type: number): string => (type === JOB ? '구인' : (postTypeTitle(type) ?? '글'));

const choices = (region: string, type: number) => [
  { href: paths.posts({ region }), title: '전체', chosen: type === 0 },
  ...postTypes
    .filter(({ slug }) => !slug)
    .map(({ value, title }) => ({
      href: paths.posts({ type: value, region }),
      title,
      chosen: type === value,
    })),
];

/** Posts by kind and region, twelve to a page; job postings are a list of their own. */
export const Component = () => {
  const { type, region, page, count, posts, headlines } = useLoaderData<typeof loadPosts>();
  const jobs = useLocation().pathname.startsWith('/jobpostings');
  const hrefOf = (place: ListPlace) => (jobs ? paths.jobs(place) : paths.posts({ type, ...place }));
  const where = provinceName(region);
  const title = titleOf(type);
  const full = [where, title === '글' ? '생활 글' : title].filter(Boolean).join(' ');
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={page > 1 ? `${full} ${page}페이지` : full}
        description={
          jobs
            ? `${where ?? '캐나다'} 한인 업체의 구인 소식을 한국어로 모아 봐요.`
            : `${where ?? '캐나다'} 생활에 필요한 ${title === '글' ? '' : `${title} `}소식과 정보를 한국어로 읽어요.`
        }
        canonical={hrefOf({ region, page })}
      />
      <div className={`page-head ${styles.head}`}>
        <h1>{jobs ? '구인' : '글'}</h1>
        <RegionFilter action={jobs ? '/jobpostings' : '/postlist'} region={region} type={jobs ? 0 : type} />
      </div>
      {!jobs && <Chips label="글 종류" choices={choices(region, type)} />}
      <Headlines
        key={`${type} ${region}`}
        title={jobs ? '먼저 볼 구인' : '먼저 읽어 볼 글'}
        headlines={headlines}
      />
      <p className={`list-count ${styles.count}`} role="status">
        {count > 0 ? `${full} ${count.toLocaleString('ko-KR')}개` : ''}
      </p>
      {posts.length > 0 ? (
        <PostItems posts={posts} sameType={type !== 0} first={headlines.length === 0} />
      ) : (
        <Empty
          icon={jobs ? 'job' : 'post'}
          title={`${where ? `${where}에는 ` : ''}아직 ${jobs ? '구인 글이' : '글이'} 없어요`}
          text="다른 지역이나 종류에는 있을 수 있어요."
        >
          <ButtonLink to={jobs ? paths.jobs() : paths.posts()}>전체 보기</ButtonLink>
        </Empty>
      )}
      <Pager page={page} count={count} size={PAGE_SIZE} hrefOf={(to) => hrefOf({ region, page: to })} />
    </div>
  );
};
