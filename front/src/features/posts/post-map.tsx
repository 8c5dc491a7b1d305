import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { Icon } from '../../ui/icon.tsx';
import { MapAppLink } from '../../ui/map/map-app-link.tsx';
import map from '../../ui/map/place-map.module.css';
import { PlaceMap } from '../../ui/map/place-map.tsx';

type Place = NonNullable<PostDetail['location']>;

/** Where a post is about, by a circle of 200 m, and the same as a link for who cannot use the map. */
export const PostMap = ({ place, regionName }: { place: Place; regionName: string }) => {
  const text = `${place.lat.toFixed(4)}, ${place.lng.toFixed(4)}`;
  return (
    <section className="part" aria-labelledby="place">
      <h2 id="place">위치</h2>
      <PlaceMap place={place} />
      <p className={map.words}>
        <Icon name="pin" size={18} />
        <span>
          {regionName} <span className="figures">({text})</span> 근처 200m 안이에요.{' '}
          <MapAppLink place={place}>지도 앱에서 열기</MapAppLink>
        </span>
      </p>
    </section>
  );
};
