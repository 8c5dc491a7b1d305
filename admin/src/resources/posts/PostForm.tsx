import { postDraft } from '@hanca/common/contract/posts.ts';
import Skeleton from '@mui/material/Skeleton';
import { CreateBase, EditBase, useEditContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { FormBar } from '../../crud/FormBar.tsx';
import { useListPath } from '../../crud/list-search.ts';
import { RecordForm } from '../../crud/RecordForm.tsx';
import { useSaveOutcome } from '../../crud/save-outcome.ts';
import { RegionDataGate } from '../../layout/RegionDataGate.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { newPost, toBody } from './draft.ts';
import { PostInputs } from './PostInputs.tsx';

const resolver = schemaResolver(postDraft, toBody);
const title = <ScreenTitle text="컨텐츠 등록" />;

/** The form of a new post; `?contentType=md` starts it as markdown. */
export const PostCreate = () => {
  const [search] = useSearchParams();
  const list = useListPath('posts');
  return (
    <CreateBase mutationOptions={useSaveOutcome('posts', 'created')} transform={toBody}>
      {title}
      <RecordForm resolver={resolver} defaultValues={newPost(search.get('contentType') === 'md')}>
        <RegionDataGate>
          <PostInputs />
          <FormBar list={list} isNew />
        </RegionDataGate>
      </RecordForm>
    </CreateBase>
  );
};

const EditForm = () => {
  const { isPending } = useEditContext();
  const list = useListPath('posts');
  if (isPending) return <Skeleton variant="rounded" height={640} sx={{ mt: 2 }} />;
  return (
    <RecordForm resolver={resolver}>
      <RegionDataGate>
        <PostInputs />
        <FormBar list={list} />
      </RegionDataGate>
    </RecordForm>
  );
};

/** The form of a post that is there. */
export const PostEdit = () => (
  <EditBase
    mutationMode="pessimistic"
    mutationOptions={useSaveOutcome('posts', 'updated')}
    transform={toBody}
  >
    {title}
    <EditForm />
  </EditBase>
);
