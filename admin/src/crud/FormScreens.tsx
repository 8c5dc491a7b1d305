import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CreateBase, EditBase, type TransformData, useEditContext, useResourceContext } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { RegionDataGate } from '../layout/RegionDataGate.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { AuditTrail } from './AuditTrail.tsx';
import type { TrailTitles } from './difference.ts';
import { FormBar } from './FormBar.tsx';
import { useListPath } from './list-search.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordGate, wholeRecord } from './RecordGate.tsx';
import { useSaveOutcome } from './save-outcome.ts';

interface FormScreenProps {
  title: string;
  resolver: Resolver;
  /** From the form's values to the contract's body, where they differ. */
  transform?: TransformData;
  /** The inputs. */
  children: ReactNode;
}

/** The screen on which a new record is written. */
export const CreateScreen = ({
  title,
  resolver,
  transform,
  defaultValues,
  children,
}: FormScreenProps & { defaultValues?: FieldValues }) => {
  const resource = useResourceContext() ?? '';
  const list = useListPath(resource);
  return (
    <CreateBase mutationOptions={useSaveOutcome(resource, 'created')} {...(transform && { transform })}>
      <ScreenTitle text={title} />
      <RecordForm resolver={resolver} {...(defaultValues && { defaultValues })}>
        <RegionDataGate>
          {children}
          <FormBar list={list} isNew />
        </RegionDataGate>
      </RecordForm>
    </CreateBase>
  );
};

interface EditScreenProps extends FormScreenProps {
  /** What the trail calls fields for which the contract has no name. */
  titles?: TrailTitles;
}

const EditForm = ({ resolver, titles, children }: EditScreenProps) => {
  const state = useEditContext();
  const list = useListPath(state.resource);
  return (
    <RecordGate state={state}>
      <RecordForm resolver={resolver}>
        <RegionDataGate>
          {children}
          <FormBar list={list} />
        </RegionDataGate>
      </RecordForm>
      <Box sx={{ my: 2, maxWidth: 860 }}>
        <AuditTrail {...(titles && { titles })} />
      </Box>
    </RecordGate>
  );
};

/** The screen on which a record is changed, with the trail of its changes. */
export const EditScreen = ({ transform, ...props }: EditScreenProps) => (
  <EditBase
    mutationMode="pessimistic"
    mutationOptions={{ ...useSaveOutcome(useResourceContext() ?? '', 'updated'), meta: wholeRecord.meta }}
    queryOptions={wholeRecord}
    redirectOnError={false}
    {...(transform && { transform })}
  >
    <ScreenTitle text={props.title} />
    <EditForm {...props} />
  </EditBase>
);
