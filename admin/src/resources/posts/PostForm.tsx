import { postInput } from '@hanca/common/contract/posts.ts';
import { useSearchParams } from 'react-router-dom';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { CreateScreen, EditScreen } from '../../crud/FormScreens.tsx';
import { startOf, toBody } from './form-values.ts';
import { PostInputs } from './PostInputs.tsx';

const screen = { title: '컨텐츠 등록', resolver: schemaResolver(postInput, toBody), transform: toBody };

/** The form of a new post; `?contentType=md` starts it as markdown, `?postType=4` as a flyer. */
export const PostCreate = () => {
  const [search] = useSearchParams();
  return (
    <CreateScreen {...screen} defaultValues={startOf(search)}>
      <PostInputs />
    </CreateScreen>
  );
};

/** The form of a post that is there. */
export const PostEdit = () => (
  <EditScreen {...screen}>
    <PostInputs />
  </EditScreen>
);
