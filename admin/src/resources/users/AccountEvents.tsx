import { ACCOUNT_EVENTS, ACCOUNT_FEATURE, SIGNIN_WAYS } from '@hanca/common/account-events.ts';
import { isState } from '@hanca/common/audits.ts';
import type { Audit } from '@hanca/common/contract/audits.ts';
import type { User } from '@hanca/common/contract/users.ts';
import { countryName } from '@hanca/common/countries.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import Typography from '@mui/material/Typography';
import { AuditList } from '../../crud/AuditList.tsx';

const titles = new Map<string, string>(Object.entries(ACCOUNT_EVENTS));
const ways = new Map<unknown, string>(Object.entries(SIGNIN_WAYS));

const lineOf = ({ action, after, ip, createdDate }: Audit): string => {
  const { by, provider, call, device, country } = isState(after) ? after : {};
  const place = countryName(typeof country === 'string' ? country : null);
  return [
    longDateTime(createdDate),
    titles.get(action) ?? action,
    ways.get(by ?? provider),
    typeof call === 'string' ? call : null,
    device,
    place,
    ip,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** What happened to somebody's account: sign-ins, refused ones, sign-outs, changes of address and password. */
export const AccountEvents = ({ user: { id } }: { user: User }) => (
  <AuditList
    title="로그인 기록"
    filter={{ feature: ACCOUNT_FEATURE, recordId: id }}
    none="아직 기록이 없어요. 1년이 지난 기록은 지워요."
  >
    {(audit) => (
      <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {lineOf(audit)}
      </Typography>
    )}
  </AuditList>
);
