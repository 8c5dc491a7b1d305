import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSite } from '../deps.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './post-map.module.css';

type Place = NonNullable<PostDetail['location']>;

const CircleMap = lazy(async () => ({ default: (await import('./circle-map.tsx')).CircleMap }));

/** True once the element is about to be seen, so that nobody pays for a map they do not scroll to. */
const useNear = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
};

/** Where a post is about, by a circle of 200 m, and the same as a link for who cannot use the map. */
export const PostMap = ({ place, regionName }: { place: Place; regionName: string }) => {
  const { tileUrl } = useSite();
  const { ref, near } = useNear();
  const text = `${place.lat.toFixed(4)}, ${place.lng.toFixed(4)}`;
  return (
    <section className={styles.section} aria-labelledby="place">
      <h2 id="place">위치</h2>
      <div ref={ref} className={`scripted ${styles.map}`}>
        {near && (
          <Suspense>
            <CircleMap place={place} tileUrl={tileUrl} />
          </Suspense>
        )}
      </div>
      <p className={styles.text}>
        <Icon name="pin" size={18} />
        <span>
          {regionName} <span className="figures">({text})</span> 근처 200m 안이에요.{' '}
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            지도 앱에서 열기
          </a>
        </span>
      </p>
    </section>
  );
};
