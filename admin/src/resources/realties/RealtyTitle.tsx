import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { REALTY_STATUSES } from '@hanca/common/realties.ts';
import Chip from '@mui/material/Chip';
import { RowTitle } from '../../crud/RowTitle.tsx';
import { absenceOf } from './absence.ts';

/** '구하는 중', '예약중', '거래완료'. */
export const statusTitle = (status: number): string =>
  REALTY_STATUSES.find(({ value }) => value === status)?.title ?? '';

/** A listing's title as a link to its public page, and why visitors do not see it, where they do not. */
export const RealtyTitle = ({ realty }: { realty: RealtySummary }) => {
  const absence = absenceOf(realty, new Date());
  return (
    <RowTitle
      title={realty.title}
      href={`/realtylist/${realty.id}`}
      mark={absence && <Chip size="small" label={absence} sx={{ ml: 0.75 }} />}
      note={realty.hiddenReason ? `숨긴 이유: ${realty.hiddenReason}` : undefined}
      facts={[realty.cityName, realty.reTypeTitle, money(realty.price), statusTitle(realty.status)]}
    />
  );
};
