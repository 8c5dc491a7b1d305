import type { FlyerItem } from '@hanca/common/contract/flyer-items.ts';
import { priceText, unitPriceText } from '@hanca/common/flyer-items.ts';
import { storeText } from '@hanca/common/flyers.ts';
import { DataTable, SearchInput, useListContext } from 'react-admin';
import { AddButton } from '../../crud/AddButton.tsx';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowLink } from '../../crud/RowLink.tsx';
import { RowTitle, roomy, wide } from '../../crud/RowTitle.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';

const filters = [
  <SearchInput key="keyword" source="keyword" alwaysOn placeholder="상품명 검색" />,
  <RegionInput key="region" source="regionId" alwaysOn />,
  <IdInput key="flyer" source="postId" label="전단지 ID" alwaysOn />,
];

const Column = DataTable.Col<FlyerItem>;

/** Items are drawn on the pages of a flyer: of the one that the list is of, or of one that is chosen first. */
const Add = () => {
  const { postId } = useListContext().filterValues;
  return <AddButton label="상품 추가" to={`/flyerItems/form${postId ? `?postId=${postId}` : ''}`} />;
};

/** What flyers offer: of those that hold, or of one of them all. */
export const FlyerItemList = () => (
  <RecordList filters={filters} actions={<Add />}>
    <Column source="id" align="right" sx={roomy} />
    <Column
      source="title"
      disableSort
      render={(item) => (
        <RowTitle
          title={item.title}
          to={`/flyerItems/form/${item.id}`}
          note={item.titleEn}
          facts={[priceText(item), storeText(item) || item.flyerTitle]}
        />
      )}
    />
    <Column source="price" disableSort render={priceText} sx={wide} />
    <Column source="unitPrice" render={(item) => unitPriceText(item) || priceText(item)} sx={wide} />
    <Column source="store" disableSort render={(item) => storeText(item) || item.flyerTitle} sx={wide} />
    <Column source="pageNumber" disableSort align="right" sx={wide} />
    <Column label="수정" disableSort align="center" render={() => <RowLink type="edit" />} />
    <Column
      label="삭제"
      disableSort
      align="center"
      render={() => <DeleteAction question="이 상품을 삭제할까요?" />}
    />
  </RecordList>
);
