import type { User } from '@hanca/common/contract/users.ts';
import { shortDate } from '@hanca/common/dates.ts';
import Chip from '@mui/material/Chip';
import { DataTable, TextInput } from 'react-admin';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { UserName } from './UserName.tsx';
import { rolesText, seenText } from './words.ts';

const PER_PAGE = 15;

const filters = [
  <IdInput key="id" source="id" label="사용자 ID" alwaysOn />,
  <TextInput key="email" source="email" label="E-mail" helperText={false} resettable alwaysOn />,
];

const exported = [
  { label: 'ID', value: ({ id }: User) => id },
  { label: 'Name (nick name)', value: ({ name }: User) => name },
  { label: 'E-mail', value: ({ email }: User) => email },
  { label: 'SNS', value: ({ sns }: User) => sns },
  { label: '권한', value: ({ roles }: User) => rolesText(roles) },
  { label: '정지', value: ({ suspended }: User) => (suspended ? '정지' : '') },
  { label: '가입일', value: ({ createdDate }: User) => shortDate(createdDate) },
  { label: '최근 이용', value: ({ seenDate }: User) => shortDate(seenDate) },
  { label: '매물', value: ({ realtyCount }: User) => realtyCount },
];

const Column = DataTable.Col<User>;

/** The accounts with their filters, the newest first. */
export const UserList = () => (
  <RecordList
    name="사용자"
    none="아직 가입한 사용자가 없어요."
    filters={filters}
    actions={<ExportButton name="사용자" columns={exported} />}
    perPage={PER_PAGE}
  >
    <Column label="No." disableSort align="right" field={RowNumber} sx={wide} />
    <Column source="id" label="ID" align="right" />
    <Column source="name" label="Name (nick name)" render={(user) => <UserName user={user} />} />
    <Column source="email" label="E-mail" sx={wide} />
    <Column source="sns" label="SNS" disableSort sx={wide} />
    <Column label="권한" disableSort render={({ roles }) => rolesText(roles)} sx={wide} />
    <Column
      label="정지"
      disableSort
      render={({ suspended }) => suspended && <Chip size="small" color="error" label="정지" />}
      sx={wide}
    />
    <Column
      source="createdDate"
      label="가입일"
      render={({ createdDate }) => shortDate(createdDate)}
      sx={wide}
    />
    <Column label="최근 이용" disableSort render={({ seenDate }) => seenText(seenDate)} sx={wide} />
    <Column
      label="매물"
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
