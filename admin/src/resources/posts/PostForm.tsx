import { postInput } from '@hanca/common/contract/posts.ts';
import { useSearchParams } from 'react-router-dom';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { CreateScreen, EditScreen } from '../../crud/FormScreens.tsx';
import { newPost, toBody } from './form-values.ts';
import { PostInputs } from './PostInputs.tsx';

const screen = { title: '컨텐츠 등록', resolver: schemaResolver(postInput, toBody), transform: toBody };

/** The form of a new post; `?contentType=md` starts it as markdown. */
export const PostCreate = () => {
  const [search] = useSearchParams();
  return (
    <CreateScreen {...screen} defaultValues={newPost(search.get('contentType') === 'md')}>
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
