import { NAMES } from '@hanca/common/audits.ts';
import type { Audit } from '@hanca/common/contract/audits.ts';
import type { User } from '@hanca/common/contract/users.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useResourceDefinitions } from 'react-admin';
import { AuditList } from '../../crud/AuditList.tsx';
import { actionTitle } from '../../crud/audit-actions.ts';

/** What a record calls itself, in the state after the change or, when it is gone, before it. */
const nameOf = ({ before, after, recordId }: Audit): string => {
  const state: unknown = after ?? before;
  const fields = new Map(typeof state === 'object' && state !== null ? Object.entries(state) : []);
  const name: unknown = NAMES.map((field) => fields.get(field)).find((value) => value !== undefined);
  return typeof name === 'string' && name ? name : `${recordId ?? ''}`;
};

/** What is no resource of the console. */
const titles: Record<string, string> = { conversations: '문의' };

const Change = ({ audit }: { audit: Audit }) => {
  const { feature, action, after, recordId, createdDate } = audit;
  const createPath = useCreatePath();
  const resource = useResourceDefinitions()[feature];
  const type = resource?.hasShow ? 'show' : resource?.hasEdit ? 'edit' : null;
  const title: unknown = resource?.options?.label ?? titles[feature] ?? feature;
  const name = nameOf(audit);
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {longDateTime(createdDate)} · {String(title)} {actionTitle(action)} ·{' '}
      {type && after !== null && recordId !== null ? (
        <Link
          component={LinkBase}
          to={createPath({ resource: feature, id: recordId, type })}
          underline="hover"
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </Typography>
  );
};

/** What somebody has changed as staff, newest first; nothing for who never was any. */
export const StaffChanges = ({ user: { id, roles } }: { user: User }) => (
  <AuditList
    title="운영하며 바꾼 것"
    filter={{ userId: id }}
    none={roles.includes('admin') ? '아직 바꾼 것이 없어요.' : undefined}
  >
    {(audit) => <Change audit={audit} />}
  </AuditList>
);
