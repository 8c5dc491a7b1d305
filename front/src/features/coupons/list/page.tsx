import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { couponPath } from '@hanca/common/public-paths.ts';
import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { CouponAlertPart } from '../../alerts/service-alert-part.tsx';
import { CouponCards } from '../coupon-cards.tsx';
import { couponList } from './list.ts';

/** The coupons of a region, those to be had first. */
export const Component = () => {
  const data = useLoaderData<typeof couponList.load>();
  const { place: where } = data;
  const alert = <CouponAlertPart region={data.filter.region} place={where} />;
  return (
    <ListPage
      list={couponList}
      data={data}
      title={where ? `${where} 쿠폰` : '쿠폰'}
      description={`${where || '캐나다'} 한인 업체의 할인 쿠폰을 받아 매장에서 바로 써요.`}
      heading="쿠폰"
      lead="받아 두고, 계산할 때 직원에게 보여 주세요"
      hrefs={import.meta.env.SSR && data.items.map(({ id }) => couponPath(id))}
      counted
      empty={
        <>
          <Empty
            icon="coupon"
            title={`${where ? `${where}에는 ` : ''}아직 쿠폰이 없어요`}
            text={where ? '다른 지역에는 있을 수 있어요.' : '새 쿠폰이 나오면 여기에 모아 둘게요.'}
          >
            {where && (
              <ButtonLink to={couponList.href({ region: ALL_REGIONS }, 1)}>캐나다 전체 보기</ButtonLink>
            )}
          </Empty>
          {alert}
        </>
      }
    >
      <CouponCards coupons={data.items} />
      {alert}
    </ListPage>
  );
};
