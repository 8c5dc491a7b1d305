import { CrudList } from '../../crud/CrudList.tsx';

/** Values by their first day; notes and addresses are longer than a row has room for. */
export const FactList = () => (
  <CrudList columns={['province', 'topic', 'amount', 'words', 'validFrom', 'validUntil']} />
);
