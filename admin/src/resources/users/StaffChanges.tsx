import { NAMES } from '@hanca/common/audits.ts';
import type { Audit } from '@hanca/common/contract/audits.ts';
import type { User } from '@hanca/common/contract/users.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useGetList, useResourceDefinitions } from 'react-admin';
import { actionTitle } from '../../crud/audit-actions.ts';
import { Notice } from '../../layout/Notice.tsx';
import { ScreenSection } from '../../layout/ScreenSection.tsx';

const NEWEST = 20;

/** What a record calls itself, in the state after the change or, when it is gone, before it. */
const nameOf = ({ before, after, recordId }: Audit): string => {
  const state: unknown = after ?? before;
  const fields = new Map(typeof state === 'object' && state !== null ? Object.entries(state) : []);
  const name: unknown = NAMES.map((field) => fields.get(field)).find((value) => value !== undefined);
  return typeof name === 'string' && name ? name : `${recordId ?? ''}`;
};

const Change = ({ audit }: { audit: Audit }) => {
  const { feature, action, after, recordId, createdDate } = audit;
  const createPath = useCreatePath();
  const resource = useResourceDefinitions()[feature];
  const type = resource?.hasShow ? 'show' : resource?.hasEdit ? 'edit' : null;
  const title: unknown = resource?.options?.label ?? feature;
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
export const StaffChanges = ({ user }: { user: User }) => {
  const { data, total, error, isPending, refetch } = useGetList<Audit>('audits', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: NEWEST },
    sort: { field: 'id', order: 'DESC' },
  });
  if (isPending || (data?.length === 0 && !user.roles.includes('admin'))) return null;
  const more = (total ?? 0) - NEWEST;
  return (
    <ScreenSection title="운영하며 바꾼 것">
      {error && (
        <Notice
          urgent
          text="바꾼 것을 불러오지 못했어요."
          action={{ label: '다시 시도', onClick: () => void refetch() }}
        />
      )}
      {data?.length === 0 && <Typography color="text.secondary">아직 바꾼 것이 없어요.</Typography>}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 0.75, listStyle: 'none' }}>
        {data?.map((audit) => (
          <Change key={audit.id} audit={audit} />
        ))}
      </Stack>
      {more > 0 && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          최근 {NEWEST}건이에요. 그 전에 {more.toLocaleString('ko-KR')}건이 더 있어요.
        </Typography>
      )}
    </ScreenSection>
  );
};
