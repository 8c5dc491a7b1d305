import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { discountText, USER_LEVELS } from '@hanca/common/coupons.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { money } from '@hanca/common/money.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, SearchInput, useCreatePath } from 'react-admin';
import { noFilter } from '../../core/choices.ts';
import { AddButton } from '../../crud/AddButton.tsx';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { FieldText } from '../../crud/FieldText.tsx';
import { csvColumns } from '../../crud/field-text.ts';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowLink } from '../../crud/RowLink.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { RowTitle, roomy, wide, widest } from '../../crud/RowTitle.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { Preview } from '../../layout/Preview.tsx';
import { CouponState } from './CouponState.tsx';

const filters = [
  <SearchInput key="keyword" source="keyword" alwaysOn placeholder="쿠폰 이름" />,
  <RegionInput key="region" source="regionId" alwaysOn />,
  <ChoiceInput key="status" source="status" empty={noFilter} alwaysOn />,
  <ChoiceInput key="type" source="type" empty={noFilter} alwaysOn />,
];

/** A grade with those above it: '인사이더+'. Everybody is no grade. */
const gradeOf = ({ userLevel }: Coupon): string => {
  const title = USER_LEVELS.find(({ value }) => value === userLevel)?.title ?? '';
  return userLevel > 0 ? `${title}+` : title;
};

const exported = csvColumns<Coupon>(
  'coupons',
  [
    ...(['id', 'vender', 'title', 'code', 'regionName', 'type', 'discount', 'totalQuantity'] as const),
    ...(['issuedQuantity', 'minOrder', 'userLevel', 'status', 'startDate', 'endDate'] as const),
  ],
  { own: { discount: discountText, userLevel: gradeOf } },
);

const actions = (
  <>
    <AddButton label="쿠폰 추가" to="/coupons/form" />
    <ExportButton columns={exported} />
  </>
);

/** Two lines of a cell. */
const TwoLines = ({ first, second }: { first: ReactNode; second: string }) => (
  <>
    {first}
    <Typography component="div" variant="caption" color="text.secondary">
      {second}
    </Typography>
  </>
);

const Discount = ({ coupon }: { coupon: Coupon }) => (
  <TwoLines first={<FieldText source="type" />} second={discountText(coupon)} />
);

/** A coupon's name as a link to its form, with a small preview where there is room. */
const Title = ({ coupon }: { coupon: Coupon }) => {
  const createPath = useCreatePath();
  return (
    <RowTitle
      title={coupon.title}
      to={createPath({ resource: 'coupons', id: coupon.id, type: 'edit' })}
      preview={
        <Preview
          path={coupon.thumbnail || splitImages(coupon.images)[0]}
          sx={{ display: { xs: 'none', sm: 'block', lg: 'none', xl: 'block' } }}
        />
      }
      facts={[coupon.vender, discountText(coupon)]}
      state={<CouponState status={coupon.status} />}
    />
  );
};

const Column = DataTable.Col<Coupon>;

/** The coupons with their filters, ten to a page. */
export const CouponList = () => (
  <RecordList filters={filters} actions={actions}>
    <Column label="No." disableSort align="right" field={RowNumber} sx={widest} />
    <Column source="id" align="right" sx={roomy} />
    <Column
      source="vender"
      disableSort
      sx={{ ...wide, '&&': { whiteSpace: 'normal', wordBreak: 'keep-all' } }}
    />
    <Column source="title" render={(coupon) => <Title coupon={coupon} />} />
    <Column source="type" disableSort render={(coupon) => <Discount coupon={coupon} />} sx={wide} />
    <DataTable.NumberCol source="totalQuantity" disableSort sx={wide} />
    <DataTable.NumberCol source="issuedQuantity" disableSort sx={wide} />
    <Column
      source="minOrder"
      disableSort
      align="right"
      render={({ minOrder }) => money(minOrder)}
      sx={wide}
    />
    <Column source="userLevel" disableSort render={gradeOf} sx={wide} />
    <Column source="status" disableSort render={({ status }) => <CouponState status={status} />} sx={wide} />
    <Column
      source="endDate"
      label="사용 기간"
      render={({ startDate, endDate }) => (
        <TwoLines first={`${shortDate(endDate)}까지`} second={`${shortDate(startDate)}부터`} />
      )}
      sx={wide}
    />
    <Column label="수정" disableSort align="center" render={() => <RowLink type="edit" />} />
    <Column label="삭제" disableSort align="center" field={DeleteAction} />
  </RecordList>
);
