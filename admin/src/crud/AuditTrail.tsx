import type { Audit } from '@hanca/common/contract/audits.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { useRegionData } from '../core/region-data.ts';
import { Notice } from '../layout/Notice.tsx';
import { ScreenSection } from '../layout/ScreenSection.tsx';
import { actionTitle } from './audit-actions.ts';
import { differences } from './difference.ts';

const NEWEST = 20;

export interface AuditTrailProps {
  /** What is said where nothing has changed; nothing by default. */
  none?: string;
  /** What else the changes are narrowed by, where several things go by one id. */
  filter?: Record<string, string>;
}

const Change = ({ audit }: { audit: Audit }) => {
  const { userName, action, feature, before, after, createdDate } = audit;
  const { data } = useRegionData();
  return (
    <li>
      <Typography variant="body2">
        {longDateTime(createdDate)} · {userName || '없는 계정'} · {actionTitle(action)}
      </Typography>
      {differences(feature, before, after, data).map(({ name, from, to }) => (
        <Typography key={name} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {name}: <del>{from}</del> → {to}
        </Typography>
      ))}
    </li>
  );
};

/** Who has changed this record, when and what: the newest twenty changes. */
export const AuditTrail = ({ none, filter }: AuditTrailProps) => {
  const record = useRecordContext();
  const feature = useResourceContext() ?? '';
  const { data, total, error, isPending, refetch } = useGetList<Audit>(
    'audits',
    {
      filter: { ...filter, feature, recordId: record?.id },
      pagination: { page: 1, perPage: NEWEST },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: record?.id !== undefined },
  );
  if (isPending) return null;
  if (data?.length === 0 && !none) return null;
  const more = (total ?? 0) - NEWEST;
  return (
    <ScreenSection title="변경 이력">
      {error && (
        <Notice
          urgent
          text="변경 이력을 불러오지 못했어요."
          action={{ label: '다시 시도', onClick: () => void refetch() }}
        />
      )}
      {data?.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
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
