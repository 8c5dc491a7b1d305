import { imageVariant } from '@hanca/common/image-variants.ts';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { usePictureAddress } from '../core/picture-address.ts';

interface PreviewProps {
  /** Of the stored picture; nothing for none. */
  path: string | undefined;
  /** In pixels; the height follows, 4:3. */
  width?: number;
  sx?: SxProps;
}

/** A small picture beside what it belongs to, or the room for it. */
export const Preview = ({ path, width = 44, sx = {} }: PreviewProps) => {
  const address = usePictureAddress(path);
  const size = { width, height: (width / 4) * 3 };
  return (
    <Box sx={sx}>
      <Box
        aria-hidden
        sx={{
          ...size,
          flexShrink: 0,
          borderRadius: '6px',
          overflow: 'hidden',
          backgroundColor: 'action.hover',
        }}
      >
        {address && (
          <Box
            component="img"
            src={imageVariant(address, 'small')}
            alt=""
            loading="lazy"
            draggable={false}
            {...size}
            sx={{ objectFit: 'cover', display: 'block' }}
          />
        )}
      </Box>
    </Box>
  );
};
