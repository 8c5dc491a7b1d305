import { FLYER } from '@hanca/common/post-types.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../../fields/DayInput.tsx';
import { FormSection } from '../../layout/ScreenSection.tsx';

/** Whether the form is that of a flyer. */
export const useIsFlyer = (): boolean => useWatch({ name: 'postType' }) === FLYER;

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Of a flyer that is there: the way to what it offers. */
const ItemsLink = () => {
  const id = useRecordContext()?.id;
  if (!id) return null;
  return (
    <Button component={LinkBase} to={`/flyerItems/form?postId=${id}`} variant="outlined">
      상품 고르기
    </Button>
  );
};

/** Whose flyer it is, and from when to when it holds. */
export const FlyerInputs = () => (
  <FormSection title="전단지">
    <Box sx={pair}>
      <TextInput source="store" helperText="예: 한아름마켓" />
      <TextInput source="branch" helperText="예: 버나비점" />
      <DayInput source="validFrom" />
      <DayInput source="validTo" helperText="이날까지 보여요. 매장이 있는 지역의 날짜예요." />
    </Box>
    <ItemsLink />
  </FormSection>
);
