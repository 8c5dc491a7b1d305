import { CrudList } from '../../crud/CrudList.tsx';
import { ImportButton } from './ImportButton.tsx';

const columns = ['title', 'regionId', 'year', 'season', 'residentsTime', 'opensTime', 'expected'];

/** Openings by the clocks of their cities; a file adds and changes many at once. */
export const RegistrationList = () => <CrudList columns={columns} actions={<ImportButton />} />;
