import type { QueueItem } from '@hanca/common/contract/queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { AppealDialog } from '../appeals/AppealAction.tsx';
import { ReviewDialog } from '../posts/ReviewDialog.tsx';
import { DecideDialog } from '../reports/DecideDialog.tsx';

interface DialogProps {
  id: number;
  onClose: () => void;
}

const ReportDialog = ({ id, onClose }: DialogProps) => {
  const client = useClient();
  const report = useQuery({
    queryKey: ['queue', 'report', id],
    queryFn: ({ signal }) => client.reports.get({ params: { id } }, { signal }),
    // As it is now: what is decided about one that was read before is refused.
    gcTime: 0,
  });
  return (
    <Loaded query={report} waiting={null} quiet>
      {(read) => <DecideDialog report={read} onClose={onClose} />}
    </Loaded>
  );
};

/** What staff decide about a row of the queue. */
export const QueueDialog = ({ item, onClose }: { item: QueueItem; onClose: () => void }) => {
  const { kind, recordId: id } = item;
  if (kind === 'post') return <ReviewDialog id={id} onClose={onClose} />;
  if (kind === 'appeal') return <AppealDialog id={id} onClose={onClose} />;
  return <ReportDialog id={id} onClose={onClose} />;
};
