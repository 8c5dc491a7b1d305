import type { Audit } from '@hanca/common/contract/audits.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { josa } from '@hanca/common/josa.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Loaded } from '../layout/Loaded.tsx';
import { ScreenSection } from '../layout/ScreenSection.tsx';

const NEWEST = 20;

interface AuditListProps {
  title: string;
  filter: Record<string, unknown>;
  /** What is said where there is none; without it nothing is shown. */
  none?: string | undefined;
  /** One change, as an item of a list. */
  children: (audit: Audit) => ReactNode;
}

/** The newest twenty changes of the trail that a filter lets through. */
export const AuditList = ({ title, filter, none, children }: AuditListProps) => {
  const query = useGetList<Audit>('audits', {
    filter,
    pagination: { page: 1, perPage: NEWEST },
    sort: { field: 'id', order: 'DESC' },
  });
  if (query.isPending || (query.data?.length === 0 && !none)) return null;
  const more = (query.total ?? 0) - NEWEST;
  return (
    <ScreenSection title={title}>
      <Loaded query={query} waiting={null} problem={josa(`${title}을(를) 불러오지 못했어요.`)}>
        {(audits) => (
          <>
            {audits.length === 0 && <Typography color="text.secondary">{none}</Typography>}
            <Stack component="ol" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
              {audits.map((audit) => (
                <Fragment key={audit.id}>{children(audit)}</Fragment>
              ))}
            </Stack>
          </>
        )}
      </Loaded>
      {more > 0 && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          최근 {NEWEST}건이에요. 그 전에 {grouped(more)}건이 더 있어요.
        </Typography>
      )}
    </ScreenSection>
  );
};
