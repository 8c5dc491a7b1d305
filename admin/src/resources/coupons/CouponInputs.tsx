import { PERCENT, USER_LEVELS } from '@hanca/common/coupons.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldChoices } from '../../core/described-field.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { ImagesInput } from '../../fields/ImagesInput.tsx';
import { MomentInput } from '../../fields/MomentInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { ThumbnailInput } from '../../fields/ThumbnailInput.tsx';
import { FormColumns } from '../../layout/FormColumns.tsx';
import { FormSection } from '../../layout/ScreenSection.tsx';
import { AmountInput } from './AmountInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { IssuerInput } from './IssuerInput.tsx';

const levels = USER_LEVELS.map(({ value, title }) => ({
  id: value,
  name: value === 0 ? title : `${title} 이상`,
}));

/** Two fields beside each other where there is room. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

const Discount = () => {
  const percent = useWatch({ name: 'type' }) === PERCENT;
  return (
    <>
      <RadioButtonGroupInput
        source="type"
        choices={useFieldChoices('type')}
        parse={Number}
        helperText={false}
        isRequired
      />
      <Pair>
        <AmountInput
          source="discount"
          label={percent ? '할인율' : '할인액'}
          unit={percent ? '%' : 'CAD'}
          min={1}
          isRequired
        />
        {percent && (
          <AmountInput source="maxDiscount" unit="CAD" min={1} helperText="비워 두면 한도가 없어요." />
        )}
      </Pair>
    </>
  );
};

/** All inputs of a coupon, for a new one and for one that is there. `state`: what has become of it so far. */
export const CouponInputs = ({ state }: { state?: ReactNode }) => (
  <FormColumns
    aside={
      <>
        <FormSection title="발급" aside={state}>
          <BooleanInput source="isActive" helperText="꺼져 있으면 회원에게 보이지 않아요." />
          <CodeInput source="code" />
          <AmountInput source="totalQuantity" unit="장" helperText="0장이면 발급하지 않아요." />
          <AmountInput source="perMember" unit="장" min={1} />
          <AmountInput source="minOrder" unit="CAD" />
          <ChoiceInput source="userLevel" choices={levels} />
        </FormSection>
        <FormSection>
          <ThumbnailInput source="thumbnail" target="coupon" imagesSource="images" />
        </FormSection>
        <FormSection title="버튼 문구">
          <TextInput source="useLabel" helperText={false} />
          <TextInput source="issueLabel" helperText={false} />
        </FormSection>
      </>
    }
  >
    <FormSection title="쿠폰">
      <TextInput source="title" helperText={false} isRequired />
      <Pair>
        <IssuerInput source="bizId" />
        <RegionInput source="regionId" withAll isRequired />
      </Pair>
      <Discount />
      <Pair>
        <MomentInput source="startDate" isRequired />
        <MomentInput source="endDate" isRequired />
      </Pair>
      <TextInput source="content" multiline minRows={8} maxRows={24} helperText={false} isRequired />
    </FormSection>
    <FormSection>
      <ImagesInput source="images" target="coupon" />
    </FormSection>
  </FormColumns>
);
