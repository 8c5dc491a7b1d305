import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { type ImageVariant, splitImages } from '@hanca/common/images.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { Picture } from '../ui/picture.tsx';

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

/** A post's picture. */
export const Thumb = ({ post, variant, eager }: ThumbProps) => (
  <Picture path={pictureOf(post)} icon={iconOf(post.postType)} size={30} variant={variant} eager={eager} />
);
