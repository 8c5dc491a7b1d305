import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { Icon } from '../../ui/icon.tsx';
import map from '../../ui/place-map.module.css';
import { PlaceMap } from '../../ui/place-map.tsx';

interface LocationProps {
  realty: Pick<RealtyDetail, 'location' | 'cityName'>;
  /** The point is the home itself, as its owner sees it. */
  exact: boolean;
}

/** Around where the home is. */
export const Location = ({ realty: { location, cityName }, exact }: LocationProps) => (
  <section className="part" aria-labelledby="place">
    <h2 id="place">위치</h2>
    <PlaceMap place={location} marked={exact} />
    <p className={map.words}>
      <Icon name="pin" size={18} />
      <span>
        {exact
          ? '내 매물이라 정확한 위치가 보여요. 다른 사람에게는 이 근처 약 200m 안이라고만 보여요.'
          : `집은 ${cityName}, 동그라미(약 200m) 안 어딘가에 있어요. 정확한 위치는 집주인이 직접 알려 드려요.`}{' '}
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${location.lat},${location.lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          지도 앱에서 주변 보기
        </a>
      </span>
    </p>
  </section>
);
