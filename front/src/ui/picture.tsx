import { type ImageVariant, imageVariant, sourceSet } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useSite } from '../deps.ts';
import { Icon, type IconName } from './icon.tsx';

interface PictureProps {
  /** Stored; none for a quiet panel. */
  path: string | undefined;
  /** On the panel. */
  icon: IconName;
  size?: number;
  variant?: ImageVariant;
  /** How wide it is shown, as in the attribute: for one that may be wider than its variant. */
  sizes?: string | undefined;
  /** The first of the page: fetched before the others. */
  eager?: boolean | undefined;
}

/** A picture that fills its frame, else a quiet panel. What it shows is said beside it, so it has no alt text. */
export const Picture = ({ path, icon, size = 34, variant = 'small', sizes, eager = false }: PictureProps) => {
  const site = useSite();
  if (!path) {
    return (
      <span className="blank">
        <Icon name={icon} size={size} />
      </span>
    );
  }
  return (
    <img
      className="picture"
      src={imageUrl(site, imageVariant(path, variant))}
      srcSet={sizes && sourceSet(site, path)}
      sizes={sizes}
      alt=""
      width={400}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
};
