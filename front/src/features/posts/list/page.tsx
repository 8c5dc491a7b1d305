import { postTypes, postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { feedPath } from '@hanca/common/public-paths.ts';
import { provinceName } from '@hanca/common/regions.ts';
import { useLoaderData, useLocation } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Headlines } from '../../headlines/headlines.tsx';
import { PostItems } from '../post-items.tsx';
import { jobList, postList } from './lists.ts';

const choices = (region: string | undefined, type: number) => [
  { href: postList.href({ region }, 1), title: '전체', chosen: type === 0 },
  ...postTypes
    .filter(({ slug }) => !slug)
    .map(({ value, title }) => ({
      href: postList.href({ type: String(value), region }, 1),
      title,
      chosen: type === value,
    })),
];

/** Posts by kind and region; job postings are a list of their own. */
export const Component = () => {
  const data = useLoaderData<typeof postList.load>();
  const { filter, items, headlines } = data;
  const jobs = useLocation().pathname.startsWith(jobList.path);
  const type = jobs ? JOB : Number(filter.type ?? 0);
  const where = provinceName(filter.region ?? '');
  const kind = jobs ? '구인' : postTypeTitle(type);
  return (
    <ListPage
      list={jobs ? jobList : postList}
      data={data}
      title={[where, kind ?? '생활 글'].filter(Boolean).join(' ')}
      description={
        jobs
          ? `${where ?? '캐나다'} 한인 업체의 구인 소식을 한국어로 모아 봐요.`
          : `${where ?? '캐나다'} 생활에 필요한 ${kind ? `${kind} ` : ''}소식과 정보를 한국어로 읽어요.`
      }
      heading={jobs ? '구인' : '글'}
      feed={feedPath(type)}
      counted
      above={
        <>
          {!jobs && <Chips label="글 종류" choices={choices(filter.region, type)} />}
          <Headlines
            key={`${type} ${filter.region}`}
            title={jobs ? '먼저 볼 구인' : '먼저 읽어 볼 글'}
            headlines={headlines}
          />
        </>
      }
      empty={
        <Empty
          icon={jobs ? 'job' : 'post'}
          title={`${where ? `${where}에는 ` : ''}아직 ${jobs ? '구인 글이' : '글이'} 없어요`}
          text="다른 지역이나 종류에는 있을 수 있어요."
        >
          <ButtonLink to={jobs ? paths.jobs : paths.posts()}>전체 보기</ButtonLink>
        </Empty>
      }
    >
      <PostItems posts={items} sameType={type !== 0} first={headlines.length === 0} />
    </ListPage>
  );
};
