import {
  AutocompleteArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  required,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { fieldChoices } from '../core/region-data.ts';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import { DayInput } from '../fields/DayInput.tsx';
import { ImagesInput } from '../fields/ImagesInput.tsx';
import { LocationInput } from '../fields/LocationInput.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { RegionInput } from '../fields/RegionInput.tsx';
import { ThumbnailInput } from '../fields/ThumbnailInput.tsx';
import type { FieldShape } from './fields.ts';

const targetOf = ({ source, meta: { target } }: FieldShape) => {
  if (!target) throw new Error(`${source}: .meta({ target }) must say what its pictures belong to`);
  return target;
};

const nothing = { value: '', text: '선택 안 함' } as const;

/** The form checks by its schema; this marks the label, for an input that hands `isRequired` on to the page. */
const star = { validate: required() };

const shownNumbers = (values: readonly number[] | null | undefined): string[] => (values ?? []).map(String);

/** What is no number stays as it was typed, for the schema to refuse. */
const numbers = (typed: readonly string[]): (string | number)[] =>
  typed.map((each) => (Number.isNaN(Number(each)) ? each : Number(each)));

/** The input of a field, by its kind. Throws for pictures of which the contract does not say what they belong to. */
export const RecordInput = ({ field }: { field: FieldShape }) => {
  const { source, kind, isRequired, meta } = field;
  const choices = fieldChoices(meta);
  const common = { source, isRequired };
  const hinted = { ...common, helperText: meta.hint ?? (false as const) };
  const several = { source, helperText: '하나씩 쓰고 Enter를 눌러 주세요.', ...(isRequired && star) };
  switch (kind) {
    case 'region':
      return <RegionInput {...common} withAll />;
    case 'images':
      return <ImagesInput source={source} target={targetOf(field)} />;
    case 'image':
      return (
        <ThumbnailInput
          source={source}
          required={isRequired}
          target={targetOf(field)}
          imagesSource="images"
        />
      );
    case 'location':
      return <LocationInput source={source} />;
    case 'boolean':
      return <BooleanInput source={source} helperText={hinted.helperText} />;
    case 'number':
      return <NumberInput {...hinted} />;
    case 'choice':
      return <ChoiceInput {...common} choices={choices} {...(!isRequired && { empty: nothing })} />;
    case 'choices':
      return <AutocompleteArrayInput {...common} choices={choices} helperText={false} />;
    case 'texts':
      return <TextArrayInput {...several} />;
    case 'numbers':
      return <TextArrayInput {...several} format={shownNumbers} parse={numbers} />;
    case 'fixed':
      return <TextInput {...common} format={JSON.stringify} multiline helperText={false} readOnly />;
    case 'date':
      return meta.isDay ? <DayInput {...hinted} /> : <MomentInput {...common} />;
    case 'day':
      return <DateInput {...hinted} />;
    case 'long':
      return <TextInput {...hinted} multiline minRows={6} maxRows={24} />;
    default:
      return <TextInput {...hinted} />;
  }
};
