import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { COUPON_STATES, COUPON_TYPES, discountText } from '@hanca/common/coupons.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { money } from '@hanca/common/money.ts';
import Typography from '@mui/material/Typography';
import { DataTable, type RaRecord, SearchInput } from 'react-admin';
import { choicesOf, noFilter } from '../../core/choices.ts';
import { AddButton } from '../../crud/AddButton.tsx';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { EditAction } from '../../crud/EditAction.tsx';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { wide, widest } from '../../crud/RowTitle.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { CouponState } from './CouponState.tsx';
import { CouponTitle } from './CouponTitle.tsx';
import { exported, gradeOf, typeOf } from './words.ts';

const states = choicesOf(COUPON_STATES);
const types = choicesOf(COUPON_TYPES);

const filters = [
  <SearchInput key="keyword" source="keyword" alwaysOn placeholder="쿠폰 이름" />,
  <RegionInput key="region" source="regionId" label="지역" alwaysOn />,
  <ChoiceInput key="status" source="status" label="상태" choices={states} empty={noFilter} alwaysOn />,
  <ChoiceInput key="type" source="type" label="종류" choices={types} empty={noFilter} alwaysOn />,
];

const titleOf = (record: RaRecord): string => String(record.title);

const actions = (
  <>
    <AddButton label="쿠폰 추가" to="/coupons/form" />
    <ExportButton name="쿠폰" columns={exported} />
  </>
);

/** Two lines of a cell. */
const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <Typography component="div" variant="caption" color="text.secondary">
      {second}
    </Typography>
  </>
);

const Discount = ({ coupon }: { coupon: Coupon }) => (
  <TwoLines first={typeOf(coupon)} second={discountText(coupon)} />
);

const Column = DataTable.Col<Coupon>;

/** The coupons with their filters, ten to a page. */
export const CouponList = () => (
  <RecordList name="쿠폰" nameOf={titleOf} filters={filters} actions={actions}>
    <Column label="No." disableSort align="right" field={RowNumber} sx={widest} />
    <Column source="id" label="ID" align="right" />
    <Column
      source="vender"
      label="발행처"
      disableSort
      sx={{ ...wide, '&&': { whiteSpace: 'normal', wordBreak: 'keep-all' } }}
    />
    <Column source="title" label="쿠폰 이름" render={(coupon) => <CouponTitle coupon={coupon} />} />
    <Column
      source="type"
      label="종류"
      disableSort
      render={(coupon) => <Discount coupon={coupon} />}
      sx={wide}
    />
    <Column
      source="totalQuantity"
      label="총 수량"
      disableSort
      align="right"
      render={({ totalQuantity }) => totalQuantity.toLocaleString('ko-KR')}
      sx={wide}
    />
    <Column
      source="issuedQuantity"
      label="발급 수량"
      disableSort
      align="right"
      render={({ issuedQuantity }) => issuedQuantity.toLocaleString('ko-KR')}
      sx={wide}
    />
    <Column
      source="minOrder"
      label="최소 주문"
      disableSort
      align="right"
      render={({ minOrder }) => money(minOrder)}
      sx={wide}
    />
    <Column source="userLevel" label="회원 등급" disableSort render={gradeOf} sx={wide} />
    <Column
      source="status"
      label="상태"
      disableSort
      render={({ status }) => <CouponState status={status} />}
      sx={wide}
    />
    <Column
      source="endDate"
      label="사용 기간"
      render={({ startDate, endDate }) => (
        <TwoLines first={`${shortDate(endDate)}까지`} second={`${shortDate(startDate)}부터`} />
      )}
      sx={wide}
    />
    <Column label="수정" disableSort align="center" render={() => <EditAction nameOf={titleOf} />} />
    <Column
      label="삭제"
      disableSort
      align="center"
      render={() => <DeleteAction question="이 쿠폰을 삭제하시겠습니까?" nameOf={titleOf} />}
    />
  </RecordList>
);
