import { imageVariant } from '@hanca/common/images.ts';
import Box from '@mui/material/Box';

const PREVIEW = { width: 60, height: 45 };

/** A listing's first picture, small; an empty frame where there is none. */
export const RealtyPhoto = ({ path }: { path: string }) => (
  <Box
    aria-hidden
    sx={{
      width: PREVIEW.width,
      height: PREVIEW.height,
      borderRadius: '6px',
      overflow: 'hidden',
      backgroundColor: 'action.hover',
    }}
  >
    {path && (
      <Box
        component="img"
        src={imageVariant(path, 'small')}
        alt=""
        loading="lazy"
        width={PREVIEW.width}
        height={PREVIEW.height}
        sx={{ objectFit: 'cover', display: 'block' }}
      />
    )}
  </Box>
);
