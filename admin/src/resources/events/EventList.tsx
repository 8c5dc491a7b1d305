import { CrudList } from '../../crud/CrudList.tsx';

const columns = ['title', 'regionId', 'host', 'startDate', 'cancelled'];

/** Events; where, until when and for how many they are is in the form. */
export const EventList = () => <CrudList columns={columns} />;
