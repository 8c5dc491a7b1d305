import { splitImages } from '@hanca/common/image-lists.ts';
import type { ImageTarget } from '@hanca/common/images.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldLabel } from '../core/described-field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { PickTile, UploadTile } from './ImageTiles.tsx';
import { PictureTile } from './PictureTile.tsx';
import { useUploads } from './uploads.ts';

interface ThumbnailInputProps {
  source: string;
  target: ImageTarget;
  required?: boolean;
  /** The field whose first picture may be taken over. */
  imagesSource: string;
}

/** One picture: uploaded, or the first of the form's pictures. The value is its stored path, or ''. */
export const ThumbnailInput = ({ source, target, required = false, imagesSource }: ThumbnailInputProps) => {
  const { field, fieldState, id } = useInput({ source });
  const label = useFieldLabel(source);
  const images: unknown = useWatch({ name: imagesSource });
  const path = typeof field.value === 'string' ? field.value : '';
  const first = splitImages(typeof images === 'string' ? images : '')[0];
  const { uploads, add, dismiss } = useUploads({ target, room: 1, onStored: field.onChange });
  const busy = uploads.some((upload) => !upload.problem);

  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      error={fieldState.error?.message}
      hint="목록과 카카오톡 미리보기에 보여요."
      aside={
        first && first !== path ? (
          <Button size="small" onClick={() => field.onChange(first)}>
            첫 사진 쓰기
          </Button>
        ) : null
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {path && (
          <PictureTile
            path={path}
            name={label}
            onRemove={() => field.onChange('')}
            onFiles={(files) => add(files.slice(0, 1))}
          />
        )}
        {!path && !busy && (
          <PickTile
            ref={field.ref}
            label={`${label} 고르기`}
            multiple={false}
            invalid={fieldState.invalid}
            describedBy={`${id}-helper`}
            onPick={(files) => add(files.slice(0, 1))}
          />
        )}
        {uploads.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {uploads.map((upload) => (
              <UploadTile key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
            ))}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
};
