import type { User } from '@hanca/common/contract/users.ts';
import { shortDate } from '@hanca/common/dates.ts';
import Chip from '@mui/material/Chip';
import { DataTable, TextInput } from 'react-admin';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { FieldText } from '../../crud/FieldText.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { csvColumns } from '../../crud/field-text.ts';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { rolesText } from './roles.ts';
import { UserName } from './UserName.tsx';

const PER_PAGE = 15;

const filters = [
  <IdInput key="id" source="id" label="사용자 ID" alwaysOn />,
  <TextInput key="email" source="email" helperText={false} resettable alwaysOn />,
];

const exported = csvColumns<User>(
  'users',
  ['id', 'name', 'email', 'sns', 'roles', 'suspended', 'createdDate', 'seenDate', 'realtyCount'],
  {
    own: { roles: ({ roles }) => rolesText(roles), suspended: ({ suspended }) => (suspended ? '정지' : '') },
  },
);

const Column = DataTable.Col<User>;

/** The accounts with their filters, the newest first. */
export const UserList = () => (
  <RecordList
    bulk={null}
    none="아직 가입한 사용자가 없어요."
    filters={filters}
    actions={<ExportButton columns={exported} />}
    perPage={PER_PAGE}
  >
    <Column label="No." disableSort align="right" field={RowNumber} sx={wide} />
    <Column source="id" align="right" />
    <Column source="name" label="Name (nick name)" render={(user) => <UserName user={user} />} />
    <Column source="email" sx={wide} />
    <Column source="sns" disableSort sx={wide} />
    <Column source="roles" disableSort render={({ roles }) => rolesText(roles)} sx={wide} />
    <Column
      source="suspended"
      disableSort
      render={({ suspended }) => suspended && <Chip size="small" color="error" label="정지" />}
      sx={wide}
    />
    <Column source="createdDate" field={FieldText} sx={wide} />
    <Column
      source="seenDate"
      disableSort
      render={({ seenDate }) => shortDate(seenDate) || '기록 없음'}
      sx={wide}
    />
    <Column
      source="realtyCount"
      disableSort
      align="right"
      render={({ id, realtyCount }) =>
        realtyCount > 0 ? (
          <FilterLink resource="realties" filter={{ userId: id }}>
            {realtyCount.toLocaleString('ko-KR')}
          </FilterLink>
        ) : (
          '0'
        )
      }
      sx={wide}
    />
  </RecordList>
);
