import type { ImageTarget } from '@hanca/common/images.ts';
import { BooleanInput, DateTimeInput, NumberInput, TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import { ImagesInput } from '../fields/ImagesInput.tsx';
import { RegionInput } from '../fields/RegionInput.tsx';
import { ThumbnailInput } from '../fields/ThumbnailInput.tsx';
import type { FieldShape } from './fields.ts';
import { fromWire, toWire } from './wire-date.ts';

interface RecordInputProps {
  field: FieldShape;
  /** What its pictures belong to. */
  target: ImageTarget;
}

/** The input of a field, by its kind. */
export const RecordInput = ({ field, target }: RecordInputProps) => {
  const { source, label, kind, isRequired, choices } = field;
  const common = { source, label, isRequired };
  switch (kind) {
    case 'region':
      return <RegionInput {...common} withAll />;
    case 'images':
      return <ImagesInput source={source} label={label} target={target} />;
    case 'image':
      return <ThumbnailInput source={source} label={label} target={target} imagesSource="images" />;
    case 'boolean':
      return <BooleanInput source={source} label={label} helperText={false} />;
    case 'number':
      return <NumberInput {...common} helperText={false} />;
    case 'choice':
      return <ChoiceInput {...common} choices={choices} />;
    case 'date':
      return <DateTimeInput {...common} format={fromWire} parse={toWire} helperText={false} />;
    case 'long':
      return <TextInput {...common} multiline minRows={6} maxRows={24} helperText={false} />;
    default:
      return <TextInput {...common} helperText={false} />;
  }
};
