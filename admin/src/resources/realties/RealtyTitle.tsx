import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { REALTY_STATUSES } from '@hanca/common/realties.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { absenceOf } from './standing.ts';

/** '거래중', '거래완료'. */
export const statusTitle = (status: number): string =>
  REALTY_STATUSES.find(({ value }) => value === status)?.title ?? '';

/** A listing's title as a link to its public page, and why visitors do not see it, where they do not. */
export const RealtyTitle = ({ realty }: { realty: RealtySummary }) => {
  const absence = absenceOf(realty, new Date());
  const facts = [realty.cityName, realty.reTypeTitle, money(realty.price), statusTitle(realty.status)];
  return (
    <Box sx={{ minWidth: { xs: 120, sm: 170 } }}>
      <Link
        href={`/realtylist/${realty.id}`}
        target="_blank"
        rel="noopener"
        underline="hover"
        sx={{ fontWeight: 550, wordBreak: 'keep-all', overflowWrap: 'anywhere' }}
      >
        {realty.title}
      </Link>
      {absence && <Chip size="small" label={absence} sx={{ ml: 0.75 }} />}
      {realty.hiddenReason && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          숨긴 이유: {realty.hiddenReason}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'block', md: 'none' } }}>
        {facts.join(' · ')}
      </Typography>
    </Box>
  );
};
