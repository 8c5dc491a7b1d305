import type { User } from '@hanca/common/contract/users.ts';
import Chip from '@mui/material/Chip';
import { useCreatePath } from 'react-admin';
import { RowTitle } from '../../crud/RowTitle.tsx';
import { rolesText } from './roles.ts';

/** A person's name as a link to their page. */
export const UserName = ({ user: { id, name, email, roles, suspended } }: { user: User }) => {
  const createPath = useCreatePath();
  return (
    <RowTitle
      title={name}
      to={createPath({ resource: 'users', id, type: 'show' })}
      facts={[email, rolesText(roles)]}
      state={suspended && <Chip size="small" color="error" label="정지" />}
    />
  );
};
