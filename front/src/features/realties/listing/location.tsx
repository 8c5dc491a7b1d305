import { Icon } from '../../../ui/icon.tsx';
import { MapAppLink } from '../../../ui/map/map-app-link.tsx';
import map from '../../../ui/map/position-map.module.css';
import { PositionMap } from '../../../ui/map/position-map.tsx';
import { FactList } from './facts-table.tsx';
import type { LoadedRealty } from './loader.ts';

interface LocationProps extends Pick<LoadedRealty, 'realty' | 'where' | 'near' | 'sources'> {
  /** The point is the home itself, as its owner sees it. */
  exact: boolean;
}

/** Around where the home is, and what is near. */
export const Location = ({ realty: { location }, where, near, sources, exact }: LocationProps) => (
  <section className="part" aria-labelledby="location">
    <h2 id="location">위치</h2>
    <PositionMap position={location} marked={exact} />
    <p className={map.words}>
      <Icon name="pin" size={18} />
      <span>
        {where} <MapAppLink position={location}>지도 앱에서 주변 보기</MapAppLink>
      </span>
    </p>
    {near.length > 0 && (
      <>
        <FactList facts={near} />
        <p className="quiet">{sources}</p>
      </>
    )}
  </section>
);
