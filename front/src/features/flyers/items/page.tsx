import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { KeywordAlertPart } from '../../alerts/keyword-alert-part.tsx';
import { itemAddress } from './address.ts';
import { ItemCards } from './item-card.tsx';
import { ItemSearch } from './item-search.tsx';
import type { itemList } from './list.ts';

/** What the flyers that hold offer, the cheapest by weight first. */
export const Component = () => {
  const data = useLoaderData<typeof itemList.load>();
  const { place: where } = data;
  const { keyword, region } = data.filter;
  const title = [where, keyword, '전단지 상품'].filter(Boolean).join(' ');
  return (
    <ListPage
      list={itemAddress}
      data={data}
      title={title}
      description={`${where || '캐나다'} 마트 전단지에 나온 상품의 값을 100g당, 100ml당으로 견주어 봐요.`}
      heading="전단지에서 상품 찾기"
      lead={
        keyword ? '싼 것부터 100g, 100ml, 1개 값으로 견주어 보여 드려요' : '지금 전단지에 나온 상품이에요'
      }
      counted
      searched={keyword !== undefined}
      above={
        <>
          <ItemSearch keyword={keyword ?? ''} region={region} />
          {keyword && <KeywordAlertPart topic="flyer_items" keyword={keyword} region={region} />}
          <Row as="p" className="with-links" gap={4}>
            <Link to={paths.shoppingList}>장보기 목록</Link>
            <Link to={paths.flyers}>전단지 모두 보기</Link>
          </Row>
        </>
      }
      empty={
        <Empty
          icon="flyer"
          title={keyword ? `지금 전단지에 ‘${keyword}’ 상품이 없어요` : '아직 올린 상품이 없어요'}
          text="다른 이름이나 영어 이름으로도 찾아 보세요. 예: 삼겹살, pork belly"
        >
          <ButtonLink to={paths.flyers}>전단지 보기</ButtonLink>
        </Empty>
      }
    >
      <ItemCards items={data.items} />
    </ListPage>
  );
};
