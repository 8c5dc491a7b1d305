import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { feedPath } from '@hanca/common/public-paths.ts';
import { provinceName } from '@hanca/common/regions.ts';
import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Headlines } from '../../headlines/headlines.tsx';
import { PostCards } from '../../posts/post-items.tsx';
import { flyerList } from './list.ts';
import styles from './page.module.css';

/** The flyers of a region as posters, and the way into the viewer that leafs through them. */
export const Component = () => {
  const data = useLoaderData<typeof flyerList.load>();
  const { region = '' } = data.filter;
  const { count, items, headlines } = data;
  const where = provinceName(region);
  return (
    <ListPage
      list={flyerList}
      data={data}
      title={where ? `${where} 전단지` : '전단지'}
      description={`${where ?? '캐나다'} 한인마트와 대형 마트의 전단지를 한곳에서 넘겨 봐요.`}
      heading="전단지"
      feed={feedPath(FLYER)}
      lead="장 보러 가기 전에, 마트 전단지를 한곳에서"
      above={<Headlines key={region} title="먼저 볼 전단지" headlines={headlines} />}
      empty={
        <Empty
          icon="flyer"
          title={`${where ? `${where}에는 ` : ''}아직 전단지가 없어요`}
          text="새 전단지가 나오면 여기에 모아 둘게요."
        >
          {where && <ButtonLink to={paths.flyers}>캐나다 전체 보기</ButtonLink>}
        </Empty>
      }
    >
      <div className={styles.leaf}>
        <ButtonLink to={paths.flyerViewer(region || ALL_REGIONS)} tone="go">
          <Icon name="flyer" size={20} />
          {count > 1 ? `${count.toLocaleString('ko-KR')}개 넘겨 보기` : '크게 보기'}
        </ButtonLink>
      </div>
      <PostCards posts={items} level="h2" upright first={headlines.length === 0} />
    </ListPage>
  );
};
