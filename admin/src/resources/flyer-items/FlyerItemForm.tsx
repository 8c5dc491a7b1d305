import { type FlyerItem, flyerItemInput } from '@hanca/common/contract/flyer-items.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { type Unit, unitCodes, unitPriceText } from '@hanca/common/flyer-items.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  CreateBase,
  NumberInput,
  TextInput,
  useGetList,
  useGetOne,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { FormBar } from '../../crud/FormBar.tsx';
import { EditScreen } from '../../crud/FormScreens.tsx';
import { RecordForm } from '../../crud/RecordForm.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { FormColumns } from '../../layout/FormColumns.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { FormSection } from '../../layout/ScreenSection.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { FlyerPicker } from './FlyerPicker.tsx';
import { PageAreaInput } from './PageAreaInput.tsx';

/** More than a flyer has room for. */
const ITEMS = 100;

/** The form's values as the contract's body. */
const toBody = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  area: values.area ?? undefined,
  price: values.price ?? undefined,
  amount: values.amount ?? 1,
});

const save = { resolver: schemaResolver(flyerItemInput, toBody), transform: toBody };

const isUnit = (value: unknown): value is Unit => unitCodes.some((code) => code === value);

/** What it is compared by, while it is typed. */
const UnitPrice = () => {
  const [price, amount, unit]: unknown[] = useWatch({ name: ['price', 'amount', 'unit'] });
  if (typeof price !== 'number' || !isUnit(unit)) return null;
  const given = typeof amount === 'number' && amount > 0 ? amount : 1;
  return (
    <Typography variant="body2" color="text.secondary">
      {unitPriceText({ price, amount: given, unit })}
    </Typography>
  );
};

const pair = { display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' };

const Inputs = ({ postId }: { postId: number }) => {
  const query = useGetOne<PostDetail>('posts', { id: postId });
  const { data: items = [] } = useGetList<FlyerItem & { id: number }>('flyerItems', {
    filter: { postId },
    pagination: { page: 1, perPage: ITEMS },
    sort: { field: 'id', order: 'DESC' },
  });
  const own = useRecordContext()?.id;
  return (
    <FormColumns
      aside={
        <FormSection title="상품">
          <TextInput source="title" helperText={false} isRequired />
          <TextInput source="titleEn" helperText="예: Pork belly" />
          <NumberInput source="price" min={0} step={0.01} helperText="CAD" isRequired />
          <Box sx={pair}>
            <NumberInput source="amount" min={0} step="any" helperText={false} />
            <ChoiceInput source="unit" isRequired />
          </Box>
          <UnitPrice />
          <TextInput source="note" helperText="예: 회원가, 1인 2개" />
        </FormSection>
      }
    >
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={480} />}>
        {(flyer) => (
          <FormSection title={flyer.title}>
            <PageAreaInput pages={splitImages(flyer.images)} items={items.filter(({ id }) => id !== own)} />
          </FormSection>
        )}
      </Loaded>
    </FormColumns>
  );
};

/** The form of a new item of the flyer that the address names, or the choice of one; saved, it is ready for the next. */
export const FlyerItemCreate = () => {
  const [search] = useSearchParams();
  const postId = Number(search.get('postId') ?? 0);
  const notify = useNotify();
  const [last, setLast] = useState({ round: 0, page: '' });
  if (!postId) {
    return (
      <>
        <ScreenTitle text="전단지 상품 등록" />
        <FlyerPicker />
      </>
    );
  }
  return (
    <CreateBase
      redirect={false}
      transform={toBody}
      mutationOptions={{
        onSuccess: ({ page }) => {
          notify('ra.notification.created', { type: 'success' });
          setLast(({ round }) => ({ round: round + 1, page: String(page) }));
        },
      }}
    >
      <ScreenTitle text="전단지 상품 등록" />
      <RecordForm
        key={last.round}
        resolver={save.resolver}
        defaultValues={{
          postId,
          page: last.page,
          area: null,
          title: '',
          titleEn: '',
          price: null,
          amount: 1,
          unit: 'each',
          note: '',
        }}
        bar={<FormBar list={`/flyerItems?filter=${encodeURIComponent(JSON.stringify({ postId }))}`} isNew />}
      >
        <Inputs postId={postId} />
      </RecordForm>
    </CreateBase>
  );
};

const EditInputs = () => {
  const item = useRecordContext<FlyerItem>();
  return item ? <Inputs postId={item.postId} /> : null;
};

/** The form of an item that is there. */
export const FlyerItemEdit = () => (
  <EditScreen title="전단지 상품 수정" {...save}>
    <EditInputs />
  </EditScreen>
);
