import type { Audit } from '@hanca/common/contract/audits.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { NO_ACCOUNT_NAME } from '@hanca/common/product-names.ts';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useRegionData } from '../core/region-data.ts';
import { AuditList } from './AuditList.tsx';
import { actionTitle } from './audit-actions.ts';
import { differences } from './difference.ts';

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
        {longDateTime(createdDate)} · {userName || NO_ACCOUNT_NAME} · {actionTitle(action)}
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
  const feature = useResourceContext();
  const recordId = useRecordContext()?.id;
  if (recordId === undefined) return null;
  return (
    <AuditList title="변경 이력" filter={{ ...filter, feature, recordId }} none={none}>
      {(audit) => <Change audit={audit} />}
    </AuditList>
  );
};
