import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../deps.ts';
import { LazyPart } from '../lazy-part.tsx';
import styles from './position-map.module.css';

const fetchMap = async () => (await import('./circle-map.tsx')).CircleMap;

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

interface PositionMapProps {
  /** In degrees. */
  position: { lat: number; lng: number };
  /** A house at the middle of the circle. */
  marked?: boolean;
}

/** A map with a circle of 200 m around a position, fetched when it comes near. Its text alternative is beside it. */
export const PositionMap = ({ position, marked = true }: PositionMapProps) => {
  const { tileUrl } = useSite();
  const { ref, near } = useNear();
  return (
    <div ref={ref} className={`scripted ${styles.map}`}>
      {near && (
        <LazyPart fetchCode={fetchMap} failure="지도를 불러오지 못했어요.">
          {(CircleMap) => <CircleMap position={position} tileUrl={tileUrl} marked={marked} />}
        </LazyPart>
      )}
    </div>
  );
};
