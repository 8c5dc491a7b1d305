import { CrudList } from '../../crud/CrudList.tsx';

const columns = ['title', 'brand', 'regionId', 'membership'];

/** Stations; what petrol costs there is under the form of each. */
export const StationList = () => <CrudList columns={columns} />;
