import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { LinkBase, type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { AuditTrail } from './AuditTrail.tsx';
import { useListPath } from './list-search.ts';
import { RecordGate, wholeRecord } from './RecordGate.tsx';

interface ShowScreenProps<R extends RaRecord> {
  title: string;
  children: (record: R) => ReactNode;
}

const Page = <R extends RaRecord>({ children }: Omit<ShowScreenProps<R>, 'title'>) => {
  const state = useShowContext<R>();
  const list = useListPath(state.resource);
  return (
    <RecordGate state={state}>
      <Stack sx={{ gap: 2, py: 2, maxWidth: 960 }}>
        {state.record && children(state.record)}
        <AuditTrail />
        <Button component={LinkBase} to={list} sx={{ alignSelf: 'flex-start' }}>
          목록
        </Button>
      </Stack>
    </RecordGate>
  );
};

/** The screen on which a record is read, with the trail of its changes. */
export const ShowScreen = <R extends RaRecord>({ title, ...page }: ShowScreenProps<R>) => (
  <ShowBase queryOptions={wholeRecord} redirectOnError={false}>
    <ScreenTitle text={title} />
    <Page {...page} />
  </ShowBase>
);
