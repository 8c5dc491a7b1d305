import { CrudList } from '../../crud/CrudList.tsx';

/** Grids that staff have entered; what stands in one, and where it is from, is read in its form. */
export const GridList = () => <CrudList columns={['validFrom']} />;
