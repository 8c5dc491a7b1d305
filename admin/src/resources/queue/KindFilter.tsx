import { grouped } from '@hanca/common/grouped.ts';
import { QUEUE_KINDS } from '@hanca/common/moderation.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useClient } from '../../core/api.ts';

const ALL = '';

/** Narrows the queue to one kind, each with how much of it waits. */
export const KindFilter = () => {
  const client = useClient();
  const { filterValues, setFilters } = useListContext();
  const { data } = useQuery({
    queryKey: ['queue', 'kinds'],
    queryFn: ({ signal }) => client.queue.kinds({}, { signal }),
  });
  const countOf = (kind: string): number =>
    (data ?? [])
      .filter((one) => kind === ALL || one.kind === kind)
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="종류"
      value={filterValues.kind ?? ALL}
      // Pressed once more it stays.
      onChange={(_, kind: string | null) => kind !== null && setFilters(kind === ALL ? {} : { kind })}
      sx={{ flexWrap: 'wrap' }}
    >
      {[{ code: ALL, title: '전체' }, ...QUEUE_KINDS].map(({ code, title }) => (
        <ToggleButton key={code} value={code} sx={{ px: 1.5 }}>
          {data ? `${title} ${grouped(countOf(code))}` : title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
