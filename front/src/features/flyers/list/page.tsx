import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { VALIDITIES } from '@hanca/common/flyers.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { feedPath, postPath } from '@hanca/common/public-paths.ts';
import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Headlines } from '../../headlines/headlines.tsx';
import { PostCards } from '../../posts/post-items.tsx';
import { ItemSearch } from '../items/item-search.tsx';
import { flyerAddress, wantedValidity, whenOf } from './address.ts';
import type { flyerList } from './list.ts';
import styles from './page.module.css';

/** The flyers of a region as posters, and the way into the viewer that leafs through them. */
export const Component = () => {
  const data = useLoaderData<typeof flyerList.load>();
  const { region = '', when } = data.filter;
  const validity = wantedValidity(when);
  const kind =
    validity === 'current' ? '전단지' : validity === 'coming' ? '곧 시작하는 전단지' : '지난 전단지';
  const { place: where, items, headlines } = data;
  return (
    <ListPage
      list={flyerAddress}
      data={data}
      title={where ? `${where} ${kind}` : kind}
      description={`${where || '캐나다'} 한인마트와 대형 마트의 전단지를 한곳에서 넘겨 봐요.`}
      heading="전단지"
      feed={feedPath(FLYER)}
      hrefs={import.meta.env.SSR && items.map(postPath)}
      lead="장 보러 가기 전에, 마트 전단지를 한곳에서"
      above={
        <>
          <ItemSearch region={region} />
          <Chips
            label="전단지 기간"
            choices={VALIDITIES.map(({ value, title }) => ({
              href: flyerAddress.href({ region, when: whenOf(value) }, 1),
              title,
              chosen: value === validity,
            }))}
          />
          {validity === 'current' && <Headlines key={region} title="먼저 볼 전단지" headlines={headlines} />}
        </>
      }
      empty={
        <Empty
          icon="flyer"
          title={`${where ? `${where}에는 ` : ''}${validity === 'current' ? '지금 볼' : kind.replace(' 전단지', '')} 전단지가 없어요`}
          text="새 전단지가 나오면 여기에 모아 둘게요."
        >
          {where && (
            <ButtonLink to={flyerAddress.href({ region: ALL_REGIONS, when }, 1)}>캐나다 전체 보기</ButtonLink>
          )}
        </Empty>
      }
    >
      {validity === 'current' && (
        <div className={styles.leaf}>
          <ButtonLink to={paths.flyerViewer(region || ALL_REGIONS)} tone="go">
            <Icon name="flyer" size={20} />한 장씩 넘겨 보기
          </ButtonLink>
        </div>
      )}
      <PostCards posts={items} level="h2" upright first={headlines.length === 0} />
    </ListPage>
  );
};
