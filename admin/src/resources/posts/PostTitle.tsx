import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { imageVariant, splitImages } from '@hanca/common/images.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PREVIEW = { width: 44, height: 33 };

/** A post's title as a link to its public page, with a small preview and its state where it is not published. */
export const PostTitle = ({ post }: { post: PostSummary }) => {
  const picture = post.thumbnail || splitImages(post.images)[0];
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 180 }}>
      <Box
        aria-hidden
        sx={{
          flexShrink: 0,
          width: PREVIEW.width,
          height: PREVIEW.height,
          borderRadius: '6px',
          overflow: 'hidden',
          backgroundColor: 'action.hover',
        }}
      >
        {picture && (
          <Box
            component="img"
            src={imageVariant(picture, 'small')}
            alt=""
            loading="lazy"
            width={PREVIEW.width}
            height={PREVIEW.height}
            sx={{ objectFit: 'cover', display: 'block' }}
          />
        )}
      </Box>
      <Box>
        <Link
          href={`/posts/${post.id}`}
          target="_blank"
          rel="noopener"
          underline="hover"
          sx={{ fontWeight: 550, wordBreak: 'keep-all', overflowWrap: 'anywhere' }}
        >
          {post.title}
        </Link>
        <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'block', md: 'none' } }}>
          {[post.regionName, post.postTypeTitle, post.categoryTitle].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {post.status === HIDDEN && <Chip size="small" label="숨김" />}
    </Stack>
  );
};
