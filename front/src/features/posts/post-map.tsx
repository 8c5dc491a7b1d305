import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { Icon } from '../../ui/icon.tsx';
import { MapAppLink } from '../../ui/map/map-app-link.tsx';
import map from '../../ui/map/position-map.module.css';
import { PositionMap } from '../../ui/map/position-map.tsx';

interface PostMapProps {
  location: NonNullable<PostDetail['location']>;
  regionName: string;
}

/** Where a post is about, by a circle of 200 m, and the same as a link for who cannot use the map. */
export const PostMap = ({ location, regionName }: PostMapProps) => {
  const text = `${location.lat.toFixed(4)}, ${location.lng.toFixed(4)}`;
  return (
    <section className="part" aria-labelledby="location">
      <h2 id="location">위치</h2>
      <PositionMap position={location} />
      <p className={map.words}>
        <Icon name="pin" size={18} />
        <span>
          {regionName} <span className="figures">({text})</span> 근처 200m 안이에요.{' '}
          <MapAppLink position={location}>지도 앱에서 열기</MapAppLink>
        </span>
      </p>
    </section>
  );
};
