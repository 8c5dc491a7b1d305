import { CrudList } from '../../crud/CrudList.tsx';
import { ImportButton } from '../../crud/ImportButton.tsx';

const columns = ['title', 'brand', 'regionId', 'membership'];

const EXAMPLE = `title,brand,address,city,lat,lng,hours,membership,source
Example Gas Kingsway,Example,4500 Kingsway,Burnaby,49.2287,-123.0016,24시간,,직접 확인 2026-11`;

/** Stations, of which a file adds and changes many at once; what petrol costs there is under the form of each. */
export const StationList = () => (
  <CrudList
    columns={columns}
    actions={
      <ImportButton
        resource="fuelStations"
        title="주유소를 CSV로 넣기"
        explanation="도시와 주소가 같으면 있던 주유소를 고치고, 가격은 그대로 둬요. brand, hours, membership 열은 없어도 돼요."
        example={EXAMPLE}
      />
    }
  />
);
