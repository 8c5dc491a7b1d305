import { ROLE_TITLES, type User } from '@hanca/common/contract/users.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { grouped } from '@hanca/common/grouped.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataTable, TextInput, useCreatePath } from 'react-admin';
import { noFilter } from '../../core/choices.ts';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { FieldText } from '../../crud/FieldText.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { csvColumns } from '../../crud/field-text.ts';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { RowTitle, wide } from '../../crud/RowTitle.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { IdInput } from '../../fields/IdInput.tsx';

const PER_PAGE = 15;

const names = [{ id: 'true', name: '운영진으로 보이는 이름' }];
/** Filters by whether the account can sign in by its address, which another account may have verified. */
const addressStates = [
  { id: 'false', name: '가능' },
  { id: 'true', name: '불가' },
];

const filters = [
  <IdInput key="id" source="id" label="사용자 ID" alwaysOn />,
  <TextInput key="email" source="email" helperText={false} resettable alwaysOn />,
  <ChoiceInput key="name" source="reservedName" choices={names} empty={noFilter} alwaysOn />,
  <ChoiceInput key="address" source="addressLost" choices={addressStates} empty={noFilter} alwaysOn />,
];

/** '관리자'; '회원' for who has no role. */
const rolesText = (roles: readonly string[]): string =>
  roles.map((role) => ROLE_TITLES.find(({ value }) => value === role)?.title ?? role).join(', ') || '회원';

/** What an account's owner cannot do: '정지', '12.01까지 쓰기 정지'. */
const suspendedText = ({ suspended, suspendedUntil }: User): string => {
  if (suspended) return '정지';
  const day = shortDate(suspendedUntil);
  return day && `${day}까지 쓰기 정지`;
};

const Suspended = ({ user }: { user: User }) => {
  const text = suspendedText(user);
  return text && <Chip size="small" color={user.suspended ? 'error' : 'warning'} label={text} />;
};

const Name = ({ user }: { user: User }) => (
  <RowTitle
    title={user.name}
    to={useCreatePath()({ resource: 'users', id: user.id, type: 'show' })}
    facts={[
      user.email,
      rolesText(user.roles),
      user.strikeCount > 0 ? `조치 ${user.strikeCount}번` : undefined,
    ]}
    state={<Suspended user={user} />}
  />
);

/** A long address takes a second line rather than the room of the other columns. */
const Address = ({ user: { email } }: { user: User }) => (
  <Box sx={{ minWidth: 160, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{email}</Box>
);

const exported = csvColumns<User>(
  'users',
  [
    'id',
    'name',
    'email',
    'sns',
    'roles',
    'suspended',
    'strikeCount',
    'createdDate',
    'seenDate',
    'realtyCount',
  ],
  {
    own: { roles: ({ roles }) => rolesText(roles), suspended: suspendedText },
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
    <Column source="name" label="Name (nick name)" render={(user) => <Name user={user} />} />
    <Column source="email" render={(user) => <Address user={user} />} sx={wide} />
    <Column source="sns" disableSort sx={wide} />
    <Column source="roles" disableSort render={({ roles }) => rolesText(roles)} sx={wide} />
    <Column source="suspended" disableSort render={(user) => <Suspended user={user} />} sx={wide} />
    <Column source="strikeCount" disableSort align="right" sx={wide} />
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
            {grouped(realtyCount)}
          </FilterLink>
        ) : (
          '0'
        )
      }
      sx={wide}
    />
  </RecordList>
);
