import { grouped } from '@hanca/common/grouped.ts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import {
  type DataProvider,
  type RaRecord,
  type SortPayload,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { clockAt } from '../core/wire-date.ts';
import { type CsvColumn, toCsv } from './csv.ts';
import { useResourceLabel } from './names.ts';

/** The most rows of one file, and how many are fetched at a time: the most that a list answers. */
const ROWS_MAX = 10_000;
const PAGE = 100;

interface Wanted {
  sort: SortPayload;
  filter: Record<string, unknown>;
}

/** Every record of a list as it is filtered and sorted, at most 10,000, and how many there are. */
const fetchAll = async <R extends RaRecord>(provider: DataProvider, resource: string, wanted: Wanted) => {
  const records = new Map<R['id'], R>();
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: PAGE };
    const { data, total = 0 } = await provider.getList<R>(resource, { ...wanted, pagination });
    // A row that is added meanwhile pushes others to the next page.
    for (const record of data) records.set(record.id, record);
    if (data.length < PAGE || page * PAGE >= Math.min(total, ROWS_MAX)) {
      return { records: [...records.values()], total };
    }
  }
};

const download = (csv: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** '2026-11-21', in Vancouver. */
const today = (): string => clockAt(Date.now()).slice(0, 10);

/** Saves the whole list, filtered and sorted as it is on the screen, as a CSV file: '쿠폰-2026-11-21.csv'. Only for who may
 * export. */
export const ExportButton = <R extends RaRecord>({ columns }: { columns: readonly CsvColumn<R>[] }) => {
  const label = useResourceLabel();
  const resource = useResourceContext() ?? '';
  const { sort, filterValues, total } = useListContext();
  const { canAccess, isPending: isChecking } = useCanAccess({ resource, action: 'export' });
  const provider = useDataProvider();
  const notify = useNotify();

  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAll<R>(provider, resource, { sort, filter: filterValues }),
    onSuccess: ({ records, total: all }) => {
      download(toCsv(columns, records), `${label}-${today()}.csv`);
      const count = grouped(records.length);
      const cut = all > records.length ? `처음 ${count}개만 내보냈어요. 필터로 나누어 내보내 주세요.` : null;
      notify(cut ?? `${count}개를 내보냈어요`, { type: cut ? 'warning' : 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });

  if (!isChecking && !canAccess) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      disabled={!total}
      // Its room is there from the start, so that nothing moves.
      sx={{ visibility: isChecking ? 'hidden' : 'visible' }}
      onClick={() => mutate()}
    >
      CSV 내보내기
    </Button>
  );
};
