import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/images.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import Chip from '@mui/material/Chip';
import { RowTitle } from '../../crud/RowTitle.tsx';
import { Preview } from '../../layout/Preview.tsx';

/** A post's title as a link to its public page, with a small preview and its state where it is not published. */
export const PostTitle = ({ post }: { post: PostSummary }) => (
  <RowTitle
    title={post.title}
    href={`/posts/${post.id}`}
    preview={<Preview path={post.thumbnail || splitImages(post.images)[0]} />}
    mark={post.status === HIDDEN && <Chip size="small" label="숨김" sx={{ ml: 0.75 }} />}
    facts={[post.regionName, post.postTypeTitle, post.categoryTitle]}
  />
);
