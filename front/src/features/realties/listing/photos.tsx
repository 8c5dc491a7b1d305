import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useShownPictures } from '../../../ui/picture-addresses.ts';
import styles from './photos.module.css';

/** The photos, 600 px tall at most (specification, constants), or a quiet panel where there are none. */
export const Photos = ({ images, title, visible }: Pick<RealtyDetail, 'images' | 'title' | 'visible'>) => {
  const shown = useShownPictures(images, visible);
  return images.length > 0 ? (
    <Gallery images={shown} title={title} mosaic />
  ) : (
    <p className={styles.blank}>
      <Icon name="home" size={44} />
      아직 사진이 없어요
    </p>
  );
};
