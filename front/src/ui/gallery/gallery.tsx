import { imageVariant, sourceSet } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useSite } from '../../deps.ts';
import { Icon } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './gallery.module.css';
import { useSlider } from './use-slider.ts';

interface GalleryProps {
  /** Stored paths. */
  images: string[];
  title: string;
  /** Of every photo; default: the title and which of them it is. */
  alt?: string;
}

/** Photos side by side: a row that scrolls by itself, swiped once the code for it is there. */
export const Gallery = ({ images, title, alt }: GalleryProps) => {
  const site = useSite();
  const { root, index, slideTo } = useSlider(images.length);
  const hydrated = useHydrated();
  if (images.length === 0) return null;
  return (
    <section className={styles.gallery} aria-label={`${title} 사진 ${images.length}장`}>
      <div ref={root} className={`swiper ${styles.frame}`}>
        <div className={`swiper-wrapper sideways ${styles.row}`}>
          {images.map((path, i) => (
            <div key={path} className={`swiper-slide ${styles.slide}`}>
              <img
                src={imageUrl(site, imageVariant(path, '600'))}
                srcSet={sourceSet(site, path)}
                sizes="(min-width: 800px) 800px, 100vw"
                alt={alt ?? (images.length > 1 ? `${title} 사진 ${i + 1}` : title)}
                width={800}
                height={600}
                loading={i === 0 ? 'eager' : 'lazy'}
                fetchPriority={i === 0 ? 'high' : undefined}
                decoding="async"
              />
            </div>
          ))}
        </div>
      </div>
      {images.length > 1 && (
        <p className={styles.count}>
          <span aria-hidden="true">
            {hydrated ? `${index + 1} / ${images.length}` : `${images.length}장`}
          </span>
        </p>
      )}
      {hydrated && images.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.step} ${styles.back}`}
            aria-label="이전 사진"
            // Disabled it would lose the focus.
            aria-disabled={index === 0}
            onClick={() => slideTo(index - 1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={`${styles.step} ${styles.on}`}
            aria-label="다음 사진"
            aria-disabled={index === images.length - 1}
            onClick={() => slideTo(index + 1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </section>
  );
};
