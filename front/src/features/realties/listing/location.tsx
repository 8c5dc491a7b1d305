import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MapAppLink } from '../../../ui/map/map-app-link.tsx';
import map from '../../../ui/map/position-map.module.css';
import { PositionMap } from '../../../ui/map/position-map.tsx';

interface LocationProps {
  realty: Pick<RealtyDetail, 'location' | 'cityName'>;
  /** The point is the home itself, as its owner sees it. */
  exact: boolean;
}

/** Around where the home is. */
export const Location = ({ realty: { location, cityName }, exact }: LocationProps) => (
  <section className="part" aria-labelledby="location">
    <h2 id="location">위치</h2>
    <PositionMap position={location} marked={exact} />
    <p className={map.words}>
      <Icon name="pin" size={18} />
      <span>
        {exact
          ? '내 매물이라 정확한 위치가 보여요. 다른 사람에게는 이 근처 약 200m 안이라고만 보여요.'
          : `집은 ${cityName}, 표시된 원(반경 약 200m) 안에 있어요. 정확한 위치는 올린 분이 직접 알려 드려요.`}{' '}
        <MapAppLink position={location}>지도 앱에서 주변 보기</MapAppLink>
      </span>
    </p>
  </section>
);
