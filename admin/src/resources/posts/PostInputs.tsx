import { MARKDOWN } from '@hanca/common/posts.ts';
import { CheckboxGroupInput, RadioButtonGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldChoices } from '../../core/described-field.ts';
import { CategoryInput } from '../../fields/CategoryInput.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { ImagesInput } from '../../fields/ImagesInput.tsx';
import { LocationInput } from '../../fields/LocationInput.tsx';
import { PostTypeInput } from '../../fields/PostTypeInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { ThumbnailInput } from '../../fields/ThumbnailInput.tsx';
import { FormColumns } from '../../layout/FormColumns.tsx';
import { FormSection } from '../../layout/ScreenSection.tsx';
import { ContentInput } from './ContentInput.tsx';
import { FlyerInputs, useIsFlyer } from './FlyerInputs.tsx';
import { JobInputs } from './JobInputs.tsx';

const Thumbnail = () => {
  const required = useWatch({ name: 'contentType' }) === MARKDOWN;
  return <ThumbnailInput source="thumbnail" target="post" imagesSource="images" required={required} />;
};

const Offer = () => (
  <>
    <ChoiceInput source="txType" />
    <CheckboxGroupInput source="options" choices={useFieldChoices('options')} helperText={false} />
  </>
);

/** What a post says: its title and its body, and of a flyer first what it is. */
const Writing = ({ isFlyer }: { isFlyer: boolean }) => (
  <FormSection title="글">
    <TextInput
      source="title"
      helperText={isFlyer && '비워 두면 매장과 지점, 기간으로 지어요.'}
      isRequired={!isFlyer}
    />
    <RadioButtonGroupInput
      source="contentType"
      choices={useFieldChoices('contentType')}
      parse={Number}
      helperText={false}
      isRequired
    />
    <ContentInput />
  </FormSection>
);

const Pictures = () => (
  <FormSection>
    <ImagesInput source="images" target="post" />
  </FormSection>
);

/** All inputs of a post, for a new one and for one that is there. */
export const PostInputs = () => {
  const isFlyer = useIsFlyer();
  return (
    <FormColumns
      aside={
        <>
          <FormSection title="분류">
            <ChoiceInput source="status" />
            <RegionInput source="regionId" withAll isRequired />
            <PostTypeInput
              source="postType"
              empty={{ value: 0, text: '선택해 주세요' }}
              categorySource="categoryId"
              isRequired
            />
            <CategoryInput
              source="categoryId"
              empty={{ value: 0, text: '선택 안 함' }}
              typeSource="postType"
            />
            <TextInput source="tags" helperText="쉼표로 나눠 주세요." />
          </FormSection>
          <JobInputs />
          <FormSection>
            <Thumbnail />
          </FormSection>
          <FormSection title={isFlyer ? '위치' : '위치와 옵션'}>
            <LocationInput source="location" />
            {!isFlyer && <Offer />}
          </FormSection>
        </>
      }
    >
      {isFlyer && <FlyerInputs />}
      {isFlyer && <Pictures />}
      <Writing isFlyer={isFlyer} />
      {!isFlyer && <Pictures />}
    </FormColumns>
  );
};
