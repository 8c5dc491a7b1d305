import { postDraft } from '@hanca/common/contract/posts.ts';
import Skeleton from '@mui/material/Skeleton';
import { CreateBase, EditBase, Form, useEditContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { FormBar } from '../../crud/FormBar.tsx';
import { useListPath } from '../../crud/list-search.ts';
import { useSaveOutcome } from '../../crud/save-outcome.ts';
import { RegionDataGate } from '../../layout/RegionDataGate.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { newPost, toBody } from './draft.ts';
import { PostInputs } from './PostInputs.tsx';

const resolver = schemaResolver(postDraft, toBody);
const title = <ScreenTitle text="컨텐츠 등록" />;

export const PostCreate = () => {
  const [search] = useSearchParams();
  const list = useListPath('posts');
  return (
    <CreateBase mutationOptions={useSaveOutcome('posts', 'created')} transform={toBody}>
      {title}
      <Form
        resolver={resolver}
        defaultValues={newPost(search.get('contentType') === 'md')}
        warnWhenUnsavedChanges
        noValidate
      >
        <RegionDataGate>
          <PostInputs />
          <FormBar list={list} isNew />
        </RegionDataGate>
      </Form>
    </CreateBase>
  );
};

const EditForm = () => {
  const { isPending } = useEditContext();
  const list = useListPath('posts');
  if (isPending) return <Skeleton variant="rounded" height={640} sx={{ mt: 2 }} />;
  return (
    <Form resolver={resolver} warnWhenUnsavedChanges noValidate>
      <RegionDataGate>
        <PostInputs />
        <FormBar list={list} />
      </RegionDataGate>
    </Form>
  );
};

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
