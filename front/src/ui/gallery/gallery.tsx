import { imageVariant, sourceSet } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useRef } from 'react';
import { useSite } from '../../deps.ts';
import { useCode } from '../use-code.ts';
import styles from './gallery.module.css';
import { photoAlt } from './photo-alt.ts';

const fetchControls = async () => (await import('./controls.tsx')).Controls;

interface GalleryProps {
  /** Stored paths. */
  images: string[];
  title: string;
  /** On screens of a desk the first beside four others, in place of one after the other. */
  mosaic?: boolean;
}

/**
 * Photos side by side: a row that scrolls by itself, each a link to the whole picture; swiped, and opened in a viewer, once
 * the code for it is there.
 */
export const Gallery = ({ images, title, mosaic = false }: GalleryProps) => {
  const site = useSite();
  const root = useRef<HTMLDivElement>(null);
  const count = images.length;
  const { Code: Controls } = useCode(fetchControls, count > 0);
  if (count === 0) return null;
  const sizes = (i: number) =>
    `${mosaic ? `(min-width: 64em) ${i ? 276 : 552}px, ` : ''}(min-width: 800px) 800px, 100vw`;
  return (
    <section
      className={`${styles.gallery} ${mosaic ? styles.mosaic : ''}`}
      aria-label={`${title} 사진 ${count}장`}
    >
      <div ref={root} className={`swiper ${styles.frame}`}>
        <div className={`swiper-wrapper sideways ${styles.row}`}>
          {images.map((path, i) => (
            <div key={path} className={`swiper-slide ${styles.slide}`}>
              <a href={imageUrl(site, path)} draggable={false}>
                <img
                  src={imageUrl(site, imageVariant(path, '600'))}
                  srcSet={sourceSet(site, path)}
                  sizes={sizes(i)}
                  alt={photoAlt(title, i, count)}
                  width={800}
                  height={600}
                  loading={i === 0 ? 'eager' : 'lazy'}
                  fetchPriority={i === 0 ? 'high' : undefined}
                  decoding="async"
                  draggable={false}
                />
              </a>
            </div>
          ))}
        </div>
      </div>
      {Controls ? (
        <Controls root={root} images={images} title={title} mosaic={mosaic} />
      ) : (
        count > 1 && (
          <p className={styles.count} aria-hidden="true">
            {count}장
          </p>
        )
      )}
    </section>
  );
};
