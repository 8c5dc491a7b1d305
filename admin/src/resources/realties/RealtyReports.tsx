import type { Report } from '@hanca/common/contract/reports.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { titleOf } from '@hanca/common/realties.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetList } from 'react-admin';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { ScreeningReasons } from '../reports/ScreeningReasons.tsx';
import { SettleAction } from '../reports/SettleAction.tsx';
import { reportStatusTitle } from '../reports/status.ts';

/** So many are shown on the listing's page; the list of reports has them all. */
const SHOWN = 20;

const newest = { field: 'id', order: 'DESC' } as const;

const Entry = ({ report }: { report: Report }) => (
  <Stack
    component="li"
    direction="row"
    sx={{ gap: 1, alignItems: 'flex-start', py: 1.25, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {report.screening ? report.userName : titleOf(REPORT_REASONS, report.reason)} ·{' '}
        {reportStatusTitle(report.status)}
      </Typography>
      {report.screening && <ScreeningReasons reasons={report.screening} />}
      {report.text && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {report.text}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary">
        {report.screening ? '' : `${report.userName} · `}
        {longDateTime(report.createdDate)}
      </Typography>
    </Box>
    <RecordContextProvider value={report}>
      <SettleAction />
    </RecordContextProvider>
  </Stack>
);

/** What members reported of one listing. */
export const RealtyReports = ({ realtyId }: { realtyId: number }) => {
  const filter = { realtyId, status: -1 };
  const reports = useGetList<Report>('reports', {
    filter: { realtyId },
    sort: newest,
    pagination: { page: 1, perPage: SHOWN },
  });
  const total = reports.total ?? 0;
  return (
    <>
      <Loaded query={reports} waiting={<Typography color="text.secondary">불러오는 중</Typography>}>
        {(data) =>
          data.length === 0 ? (
            <Typography color="text.secondary">받은 신고가 없어요.</Typography>
          ) : (
            <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {data.map((report) => (
                <Entry key={report.id} report={report} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {total > SHOWN && (
        <FilterLink resource="reports" filter={filter}>
          신고 {total}건 모두 보기
        </FilterLink>
      )}
    </>
  );
};
