import { imageVariant } from '@hanca/common/images.ts';
import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { DragEvent } from 'react';
import { onPicture, TILE, tileFrame, tilePicture } from './ImageTiles.tsx';
import type { DragPlace } from './own-drag.ts';

interface PictureTileProps {
  path: string;
  /** '사진 3' */
  name: string;
  onRemove: () => void;
  /** Only in a list: where it stands, and moving it. */
  place?: { index: number; count: number; onMove: (to: number) => void; drag: DragPlace };
  /** Files that are dropped on it. */
  onFiles: (files: File[]) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

const corner = { ...onPicture, position: 'absolute' } as const;

/** A stored picture: preview, removal and, in a list, its order by dragging or by its two buttons. */
export const PictureTile = ({ path, name, onRemove, place, onFiles }: PictureTileProps) => (
  <Box
    component={place ? 'li' : 'div'}
    draggable={!!place}
    onDragStart={place?.drag.onStart}
    onDragEnd={place?.drag.onEnd}
    onDragOver={(event: DragEvent) => {
      if (place?.drag.isOwn() || hasFiles(event)) event.preventDefault();
    }}
    onDrop={(event: DragEvent) => {
      if (place?.drag.isOwn()) {
        event.preventDefault();
        place.drag.onDrop();
      } else if (hasFiles(event)) {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }
    }}
    sx={{ ...tileFrame, cursor: place ? 'grab' : 'default' }}
  >
    <Box
      component="img"
      src={imageVariant(path, 'small')}
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
    {place && place.count > 1 && (
      <>
        <IconButton
          size="small"
          data-move={`${path} back`}
          aria-label={`${name} 앞으로 옮기기`}
          aria-disabled={place.index === 0}
          onClick={() => place.onMove(place.index - 1)}
          sx={{ ...corner, bottom: 4, left: 4, opacity: place.index === 0 ? 0.4 : 1 }}
        >
          <BackIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          data-move={`${path} forward`}
          aria-label={`${name} 뒤로 옮기기`}
          aria-disabled={place.index === place.count - 1}
          onClick={() => place.onMove(place.index + 1)}
          sx={{ ...corner, bottom: 4, left: 36, opacity: place.index === place.count - 1 ? 0.4 : 1 }}
        >
          <ForwardIcon fontSize="small" />
        </IconButton>
      </>
    )}
  </Box>
);
