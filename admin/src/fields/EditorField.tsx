import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { EditorSwitch } from './EditorSwitch.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { SourceField } from './SourceField.tsx';
import { TiptapField, type TiptapFieldProps } from './TiptapField.tsx';

interface EditorFieldProps extends TiptapFieldProps {
  /** The source is shown instead of the visual editor. */
  raw: boolean;
  onRaw: (raw: boolean) => void;
  /** More ways to fill it in, beside the switch between both. */
  children?: ReactNode;
}

/** A long text in its visual editor or as source, with the switch between them. */
export const EditorField = ({ raw, onRaw, children, ...editor }: EditorFieldProps) => {
  const { source, label } = editor;
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name: source });
  return (
    <FieldFrame
      id={source}
      label={raw ? '' : label}
      required={!raw}
      error={raw ? undefined : getFieldState(source, formState).error?.message}
      aside={
        <>
          {children}
          <EditorSwitch raw={raw} onChange={onRaw} />
        </>
      }
    >
      {raw ? <SourceField source={source} label={label} code /> : <TiptapField {...editor} />}
    </FieldFrame>
  );
};
