import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { CreateBase, EditBase, HttpError, useEditContext, useResourceContext } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ToBody } from '../core/schema-resolver.ts';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { AuditTrail } from './AuditTrail.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { FormBar } from './FormBar.tsx';
import { useListPath } from './list-search.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordGate, wholeRecord } from './RecordGate.tsx';
import { useSaveOutcome } from './save-outcome.ts';

interface FormScreenProps {
  title: string;
  resolver: Resolver;
  /** From the form's values to the contract's body, where they differ. */
  transform?: ToBody;
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
      <RecordForm
        resolver={resolver}
        bar={<FormBar list={list} isNew />}
        {...(defaultValues && { defaultValues })}
      >
        {children}
      </RecordForm>
    </CreateBase>
  );
};

interface EditFormProps extends FormScreenProps {
  /** How many saves the server has refused with 409. */
  conflicts: number;
}

const EditForm = ({ resolver, transform, conflicts, children }: EditFormProps) => {
  const state = useEditContext();
  const list = useListPath(state.resource);
  // The newest record has a new form, with nothing of what was typed into the last one.
  const [round, setRound] = useState(0);
  const takeNewest = async () => {
    const { isSuccess } = await state.refetch();
    if (isSuccess) setRound(conflicts);
    return isSuccess;
  };
  return (
    <RecordGate state={state}>
      <RecordForm
        key={round}
        resolver={resolver}
        bar={<FormBar list={list} />}
        // The button that was pressed is gone with the last form.
        startFocused={round > 0}
      >
        {children}
        {conflicts > round && (
          <ConflictPanel attempt={conflicts} toBody={transform} onTakeNewest={takeNewest} />
        )}
      </RecordForm>
      <Box sx={{ my: 2, maxWidth: 860 }}>
        <AuditTrail />
      </Box>
    </RecordGate>
  );
};

/**
 * A form reads its record once: neither a later answer nor the button that reads everything anew replaces what is
 * being typed. What somebody else saves meanwhile comes up when this is saved.
 */
const readOnce = { ...wholeRecord, staleTime: 'static', gcTime: 0 } as const;

/** The screen on which a record is changed, with the trail of its changes. */
export const EditScreen = (props: FormScreenProps) => {
  const { title, transform } = props;
  const [conflicts, setConflicts] = useState(0);
  const outcome = useSaveOutcome(useResourceContext() ?? '', 'updated');
  const onSuccess = () => {
    setConflicts(0);
    outcome.onSuccess();
  };
  const onError = (error: unknown) => {
    if (error instanceof HttpError && error.status === 409) setConflicts((count) => count + 1);
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError, meta: wholeRecord.meta }}
      queryOptions={readOnce}
      redirectOnError={false}
      {...(transform && { transform })}
    >
      <ScreenTitle text={title} />
      <EditForm conflicts={conflicts} {...props} />
    </EditBase>
  );
};
