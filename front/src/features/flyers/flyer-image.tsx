import { type ImageVariant, imageVariant } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useState } from 'react';
import { useSite } from '../../deps.ts';
import styles from './flyer-image.module.css';

interface FlyerImageProps {
  id: string;
  path: string;
  alt: string;
  eager?: boolean;
  /** Shows it large, where there are scripts. */
  onOpen: () => void;
}

/** A page of a flyer with a spinner until it is there; it opens large, to read the small print. */
export const FlyerImage = ({ id, path, alt, eager = false, onOpen }: FlyerImageProps) => {
  const site = useSite();
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const at = (variant: ImageVariant) => imageUrl(site, imageVariant(path, variant));
  const there = () => setState('there');
  return (
    <a
      id={id}
      className={styles.sheet}
      href={imageUrl(site, path)}
      data-state={state}
      draggable={false}
      onClick={(event) => {
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <img
        ref={(image) => {
          // It may have arrived before this code did.
          if (image?.complete && image.naturalWidth > 0) there();
        }}
        src={imageUrl(site, path)}
        srcSet={`${at('600')} 450w, ${at('720')} 720w, ${imageUrl(site, path)} 1536w`}
        sizes="(min-width: 1024px) 720px, calc(100vw - 32px)"
        alt={state === 'failed' ? `${alt} (사진을 불러오지 못했어요)` : alt}
        width={900}
        height={1200}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
        onLoad={there}
        onError={() => setState('failed')}
      />
    </a>
  );
};
