import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import { ImagesInput } from '../fields/ImagesInput.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { RegionInput } from '../fields/RegionInput.tsx';
import { ThumbnailInput } from '../fields/ThumbnailInput.tsx';
import type { FieldShape } from './fields.ts';

const targetOf = ({ source, target }: FieldShape) => {
  if (!target) throw new Error(`${source}: .meta({ target }) must say what its pictures belong to`);
  return target;
};

/** The input of a field, by its kind. Throws for pictures of which the contract does not say what they belong to. */
export const RecordInput = ({ field }: { field: FieldShape }) => {
  const { source, label, kind, isRequired, choices } = field;
  const common = { source, label, isRequired };
  switch (kind) {
    case 'region':
      return <RegionInput {...common} withAll />;
    case 'images':
      return <ImagesInput source={source} label={label} target={targetOf(field)} />;
    case 'image':
      return (
        <ThumbnailInput
          source={source}
          label={label}
          required={isRequired}
          target={targetOf(field)}
          imagesSource="images"
        />
      );
    case 'boolean':
      return <BooleanInput source={source} label={label} helperText={false} />;
    case 'number':
      return <NumberInput {...common} helperText={false} />;
    case 'choice':
      return <ChoiceInput {...common} choices={choices} />;
    case 'date':
      return <MomentInput {...common} />;
    case 'long':
      return <TextInput {...common} multiline minRows={6} maxRows={24} helperText={false} />;
    default:
      return <TextInput {...common} helperText={false} />;
  }
};
