import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { imageVariant } from '@hanca/common/images.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useSite } from '../deps.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './realty-cards.module.css';

interface RealtyPhotoProps {
  realty: Pick<RealtySummary, 'thumbnail' | 'images'>;
  /** Above the fold: fetched at once. */
  eager?: boolean;
}

/** A listing's first photo, which fills its frame; without one a quiet panel. Its title stands beside it, so it has no alt text. */
export const RealtyPhoto = ({ realty: { thumbnail, images }, eager = false }: RealtyPhotoProps) => {
  const site = useSite();
  const path = thumbnail || images[0];
  if (!path) {
    return (
      <span className={styles.blank}>
        <Icon name="home" size={34} />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={imageUrl(site, imageVariant(path, 'small'))}
      alt=""
      width={400}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};
