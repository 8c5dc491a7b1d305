import { IMAGE_TYPES } from '@hanca/common/uploads.ts';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type Ref, useRef } from 'react';
import type { Upload } from './uploads.ts';

/** The size of a picture in the form, in CSS pixels. */
export const TILE = { width: 132, height: 99 };

export const tileFrame = {
  position: 'relative',
  width: TILE.width,
  height: TILE.height,
  borderRadius: '10px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'action.hover',
} as const;

export const tilePicture = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;

/** On the picture, whatever its colours are. */
export const onPicture = {
  p: 0.25,
  color: '#fff',
  backgroundColor: 'rgba(27,35,32,.72)',
  '&:hover, &:focus-visible': { backgroundColor: 'rgba(27,35,32,.92)' },
} as const;

/** A picture under way, or one that could not go up and why. */
export const UploadTile = ({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) => (
  <Box component="li" sx={{ width: TILE.width }}>
    <Box sx={{ ...tileFrame, borderColor: upload.problem ? 'error.main' : 'divider' }}>
      {upload.preview && (
        <Box component="img" src={upload.preview} alt="" sx={{ ...tilePicture, opacity: 0.45 }} />
      )}
      {upload.problem ? (
        <IconButton
          size="small"
          aria-label={`${upload.name} 닫기`}
          onClick={onDismiss}
          sx={{ ...onPicture, position: 'absolute', top: 4, right: 4 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      ) : (
        <LinearProgress
          aria-label={`${upload.name} 올리는 중`}
          sx={{ position: 'absolute', inset: 'auto 0 0 0' }}
        />
      )}
    </Box>
    {upload.problem && (
      <Typography role="alert" variant="caption" color="error" sx={{ display: 'block', mt: 0.5 }}>
        {upload.name}: {upload.problem}
      </Typography>
    )}
  </Box>
);

interface PickTileProps {
  label: string;
  multiple: boolean;
  invalid: boolean;
  describedBy?: string;
  onPick: (files: File[]) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The tile that opens the file dialog and takes dropped files. */
export const PickTile = ({ label, multiple, invalid, describedBy, onPick, ref }: PickTileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ButtonBase
        ref={ref}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onPick([...event.dataTransfer.files]);
        }}
        sx={{
          ...tileFrame,
          borderStyle: 'dashed',
          borderColor: invalid ? 'error.main' : 'divider',
          flexDirection: 'column',
          gap: 0.5,
          color: 'text.secondary',
          font: 'inherit',
          fontSize: 13,
        }}
      >
        <AddIcon />
        {label}
      </ButtonBase>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${label} 파일`}
        accept={IMAGE_TYPES.join(',')}
        multiple={multiple}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
};
