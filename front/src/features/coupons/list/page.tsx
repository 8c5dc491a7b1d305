import { provinceName } from '@hanca/common/regions.ts';
import { useLoaderData } from 'react-router-dom';
import { RegionFilter } from '../../../lists/region-filter.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Head } from '../../../ui/head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { CouponCards } from '../coupon-cards.tsx';
import type { loadCoupons } from '../loaders.ts';
import { PAGE_SIZE } from '../reads.ts';
import styles from './page.module.css';

/** The coupons of a region, those to be had first, twelve to a page. */
export const Component = () => {
  const { region, page, count, coupons } = useLoaderData<typeof loadCoupons>();
  const where = provinceName(region);
  const title = where ? `${where} 쿠폰` : '쿠폰';
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={page > 1 ? `${title} ${page}페이지` : title}
        description={`${where ?? '캐나다'} 한인 업체의 할인 쿠폰을 받아 매장에서 바로 써요.`}
        canonical={paths.coupons({ region, page })}
      />
      <div className={`page-head ${styles.head}`}>
        <div>
          <h1>쿠폰</h1>
          <p>받아 두고, 계산할 때 직원에게 보여 주세요</p>
        </div>
        <RegionFilter action="/coupons" region={region} />
      </div>
      <p className={`list-count ${styles.count}`} role="status">
        {count > 0 ? `${title} ${count.toLocaleString('ko-KR')}개` : ''}
      </p>
      {coupons.length > 0 ? (
        <CouponCards coupons={coupons} />
      ) : (
        <Empty
          icon="coupon"
          title={`${where ? `${where}에는 ` : ''}아직 쿠폰이 없어요`}
          text={where ? '다른 지역에는 있을 수 있어요.' : '새 쿠폰이 나오면 여기에 모아 둘게요.'}
        >
          {where && <ButtonLink to={paths.coupons()}>캐나다 전체 보기</ButtonLink>}
        </Empty>
      )}
      <Pager
        page={page}
        count={count}
        size={PAGE_SIZE}
        hrefOf={(to) => paths.coupons({ region, page: to })}
      />
    </div>
  );
};
