import { useRef } from 'react';
import { Form, type FormProps, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

/**
 * The form of one record. It is saved once: further clicks while a save is under way, also before the button could
 * show it, and after it succeeded, are the same save. One that was refused leaves the form open for the next.
 */
export const RecordForm = (props: Omit<FormProps, 'onSubmit'>) => {
  const { save } = useSaveContext();
  const saving = useRef<Promise<unknown>>(null);

  const attempt = async (values: FieldValues) => {
    let stored = false;
    try {
      const errors = await save?.(values);
      stored = !errors;
      return errors;
    } finally {
      if (!stored) saving.current = null;
    }
  };

  const submit = (values: FieldValues) => {
    saving.current ??= attempt(values);
    return saving.current;
  };

  return <Form warnWhenUnsavedChanges noValidate {...props} onSubmit={submit} />;
};
