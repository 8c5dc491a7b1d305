import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { type ImageVariant, imageVariant, splitImages } from '@hanca/common/images.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useSite } from '../deps.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './thumb.module.css';

type Pictured = Pick<PostSummary, 'thumbnail' | 'images' | 'postType'>;

/** The stored path of the picture that stands for a post; undefined where it has none. */
export const pictureOf = ({
  thumbnail,
  images,
}: Pick<PostSummary, 'thumbnail' | 'images'>): string | undefined => thumbnail || splitImages(images)[0];

interface ThumbProps {
  post: Pictured;
  variant?: ImageVariant;
  /** Above the fold: fetched at once. */
  eager?: boolean;
}

const icons = { [FLYER]: 'flyer', [JOB]: 'job' } as const;
const iconOf = (type: number) => (type === FLYER || type === JOB ? icons[type] : 'post');

/** A post's picture, which fills its frame; without one a quiet panel. Its title stands beside it, so it has no alt text. */
export const Thumb = ({ post, variant = 'small', eager = false }: ThumbProps) => {
  const site = useSite();
  const path = pictureOf(post);
  if (!path) {
    return (
      <span className={styles.blank}>
        <Icon name={iconOf(post.postType)} size={30} />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={imageUrl(site, imageVariant(path, variant))}
      alt=""
      width={400}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};
