import type { PostSummary } from '@hanca/common/contract/posts.ts';
import type { ImageVariant } from '@hanca/common/image-variants.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { Picture } from '../../ui/picture.tsx';

interface ThumbProps {
  /** Stored path; '' for none. */
  picture: string;
  postType: PostSummary['postType'];
  variant?: ImageVariant;
  sizes?: string;
  eager?: boolean;
}

const icons = { [FLYER]: 'flyer', [JOB]: 'job' } as const;
const iconOf = (type: number) => (type === FLYER || type === JOB ? icons[type] : 'post');

/** A post's picture. */
export const Thumb = ({ picture, postType, ...rest }: ThumbProps) => (
  <Picture path={picture} icon={iconOf(postType)} size={30} {...rest} />
);
