import Button from '@mui/material/Button';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkBase, SaveButton } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useSaveKey } from '../core/save-key.ts';
import { UPLOADING } from '../fields/uploads.ts';
import { SaveBar } from '../layout/SaveBar.tsx';

interface FormBarProps {
  /** Where the list is, as it was last seen. */
  list: string;
  /** A new record is saved even untouched, to show what is missing. */
  isNew?: boolean;
}

/** Ends what is being typed as a click elsewhere would: a list of words takes the last one only then. */
const endTyping = (): void => {
  const typing = document.activeElement;
  if (!(typing instanceof HTMLElement)) return;
  typing.blur();
  typing.focus({ preventScroll: true });
};

/** The form's foot: save (also Ctrl+S) and the way back. Saving waits for pictures on their way up. */
export const FormBar = ({ list, isNew = false }: FormBarProps) => {
  const { isSubmitting, errors, submitCount } = useFormState();
  const uploading = useIsMutating({ mutationKey: UPLOADING }) > 0;
  const save = useRef<HTMLButtonElement>(null);

  useSaveKey(() => {
    flushSync(endTyping);
    save.current?.click();
  });

  // After every attempt the first field with an error gets the focus, also when the server found it.
  const refused = submitCount > 0 && Object.keys(errors).some((name) => name !== 'root');
  useEffect(() => {
    if (refused && submitCount > 0) {
      save.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [refused, submitCount]);

  const status = (uploading && '사진을 올리고 있어요') || (isSubmitting && '저장하고 있어요') || undefined;
  return (
    <SaveBar status={status} problem={errors.root?.serverError?.message}>
      <SaveButton ref={save} size="large" alwaysEnable={isNew && !uploading} disabled={uploading} />
      <Button component={LinkBase} to={list} size="large">
        목록
      </Button>
    </SaveBar>
  );
};
