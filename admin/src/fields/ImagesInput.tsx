import { joinImages, splitImages } from '@hanca/common/image-lists.ts';
import { IMAGE_LIMITS, type ImageTarget } from '@hanca/common/images.ts';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldLabel } from '../core/described-field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { PickTile, UploadTile } from './ImageTiles.tsx';
import { useOrder } from './order.ts';
import { PictureTile } from './PictureTile.tsx';
import { useUploads } from './uploads.ts';

interface ImagesInputProps {
  source: string;
  target: ImageTarget;
}

/** Pictures in an order. The value is the contract's string of stored paths; files are uploaded as they are picked. */
export const ImagesInput = ({ source, target }: ImagesInputProps) => {
  const { field, fieldState, id } = useInput({ source });
  const label = useFieldLabel(source);
  const { getValues } = useFormContext();

  const pathsOf = (value: unknown) => splitImages(typeof value === 'string' ? value : '');
  const paths = pathsOf(field.value);
  const change = (next: readonly string[]) => field.onChange(joinImages(next));

  const { uploads, add, dismiss } = useUploads({
    target,
    room: IMAGE_LIMITS.files - paths.length,
    // Several may come in before the next rendering, so the value is read from the form.
    onStored: (path) => change([...new Set([...pathsOf(getValues(source)), path])]),
  });

  const { list, said, positionOf } = useOrder<HTMLUListElement, string>(paths, {
    keyOf: (path) => path,
    onChange: change,
    wordsOf: (_, __, to) => `사진을 ${to + 1}번째로 옮겼어요`,
  });

  return (
    <FieldFrame
      id={id}
      label={label}
      error={fieldState.error?.message}
      hint={`JPG, PNG, WebP 사진을 ${IMAGE_LIMITS.files}장까지 넣을 수 있어요. 끌거나 화살표로 순서를 바꿔요.`}
    >
      <Box
        component="ul"
        ref={list}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {paths.map((path, index) => (
          <PictureTile
            key={path}
            path={path}
            name={`사진 ${index + 1}`}
            position={positionOf(index)}
            onFiles={add}
            onRemove={() => change(paths.filter((other) => other !== path))}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
        ))}
        {paths.length < IMAGE_LIMITS.files && (
          <li>
            <PickTile
              ref={field.ref}
              label={`${label} 추가`}
              multiple
              invalid={fieldState.invalid}
              describedBy={`${id}-helper`}
              onPick={add}
            />
          </li>
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </FieldFrame>
  );
};
