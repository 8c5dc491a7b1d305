import { CrudList } from '../../crud/CrudList.tsx';

/** Pools by day; addresses and sources are longer than a row has room for. */
export const PoolList = () => <CrudList columns={['program', 'date']} />;
