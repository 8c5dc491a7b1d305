import { imageVariant } from '@hanca/common/image-variants.ts';
import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { DragEvent } from 'react';
import { usePictureAddress } from '../core/picture-address.ts';
import { onPicture, TILE, tileFrame, tilePicture } from './ImageTiles.tsx';
import type { Position } from './order.ts';

interface PictureTileProps {
  path: string;
  /** '사진 3' */
  name: string;
  onRemove: () => void;
  /** Only in a list. */
  position?: Position;
  /** Files that are dropped on it. */
  onFiles: (files: File[]) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

const corner = { ...onPicture, position: 'absolute' } as const;

/** A stored picture: preview, removal and, in a list, its order by dragging or by its two buttons. */
export const PictureTile = ({ path, name, onRemove, position, onFiles }: PictureTileProps) => {
  const address = usePictureAddress(path);
  return (
    <Box
      component={position ? 'li' : 'div'}
      draggable={!!position}
      onDragStart={position?.drag.onStart}
      onDragEnd={position?.drag.onEnd}
      onDragOver={(event: DragEvent) => {
        if (position?.drag.isOwn() || hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (position?.drag.isOwn()) {
          event.preventDefault();
          position.drag.onDrop();
        } else if (hasFiles(event)) {
          event.preventDefault();
          onFiles([...event.dataTransfer.files]);
        }
      }}
      sx={{ ...tileFrame, cursor: position ? 'grab' : 'default' }}
    >
      <Box
        component="img"
        src={address && imageVariant(address, 'small')}
        alt={name}
        width={TILE.width}
        height={TILE.height}
        draggable={false}
        sx={tilePicture}
      />
      <IconButton
        size="small"
        aria-label={`${name} 빼기`}
        onClick={onRemove}
        sx={{ ...corner, top: 4, right: 4 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      {position && position.count > 1 && (
        <>
          <IconButton
            size="small"
            data-move={`${path} back`}
            aria-label={`${name} 앞으로 옮기기`}
            aria-disabled={position.index === 0}
            onClick={() => position.onMove(position.index - 1)}
            sx={{ ...corner, bottom: 4, left: 4, opacity: position.index === 0 ? 0.4 : 1 }}
          >
            <BackIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            data-move={`${path} forward`}
            aria-label={`${name} 뒤로 옮기기`}
            aria-disabled={position.index === position.count - 1}
            onClick={() => position.onMove(position.index + 1)}
            sx={{ ...corner, bottom: 4, left: 36, opacity: position.index === position.count - 1 ? 0.4 : 1 }}
          >
            <ForwardIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
};
