import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form, type FormProps, useSaveContext } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { RegionDataGate } from '../layout/RegionDataGate.tsx';
import { UnsavedWarning } from './UnsavedWarning.tsx';

interface InputsProps {
  /** The record is stored, and the form about to be left. */
  stored: boolean;
  /** What had the focus when saving began. */
  focused: RefObject<Element | null>;
  /** Begins in its first field. */
  startFocused: boolean;
  children: ReactNode;
}

const FIRST_FIELD = 'input:not([type="file"], [type="hidden"]), textarea';

const focus = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus();
};

/** The inputs, into which nothing is typed while they are being saved: the form is left when that is done. */
const Inputs = ({ stored, focused, startFocused, children }: InputsProps) => {
  const { isSubmitting } = useFormState();
  const inert = isSubmitting || stored;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (startFocused) focus(box.current?.querySelector(FIRST_FIELD));
  }, [startFocused]);

  // What is inert loses the focus: after a refused save it goes back to where it was.
  useEffect(() => {
    if (!inert && document.activeElement === document.body) focus(focused.current);
  }, [inert, focused]);

  return (
    <Box ref={box} inert={inert} sx={{ opacity: inert ? 0.6 : 1, transition: 'opacity 150ms' }}>
      {children}
    </Box>
  );
};

interface RecordFormProps extends Omit<FormProps, 'onSubmit'> {
  /** The form's foot, which works while the form is being saved. */
  bar: ReactNode;
  startFocused?: boolean;
}

/**
 * The form of one record. It is saved once: further clicks while a save is under way, also before the button could
 * show it, and after it succeeded, are the same save. One that was refused leaves the form open for the next.
 */
export const RecordForm = ({ bar, startFocused = false, children, ...props }: RecordFormProps) => {
  const { save } = useSaveContext();
  const saving = useRef<Promise<unknown>>(null);
  const focused = useRef<Element>(null);
  const [stored, setStored] = useState(false);

  const attempt = async (values: FieldValues) => {
    let refused = true;
    try {
      const errors = await save?.(values);
      refused = Boolean(errors);
      setStored(!refused);
      return errors;
    } finally {
      if (refused) saving.current = null;
    }
  };

  const submit = (values: FieldValues) => {
    focused.current = document.activeElement;
    saving.current ??= attempt(values);
    return saving.current;
  };

  return (
    <Form
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedWarning}
      noValidate
      {...props}
      onSubmit={submit}
    >
      <RegionDataGate>
        <Inputs stored={stored} focused={focused} startFocused={startFocused}>
          {children}
        </Inputs>
        {bar}
      </RegionDataGate>
    </Form>
  );
};
