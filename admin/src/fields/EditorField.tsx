import { josa } from '@hanca/common/josa.ts';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldLabel } from '../core/described-field.ts';
import { EditorSwitch } from './EditorSwitch.tsx';
import type { EditorMode } from './editor-mode.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { SourceField } from './SourceField.tsx';
import { TiptapField, type TiptapFieldProps } from './TiptapField.tsx';

interface EditorFieldProps extends TiptapFieldProps {
  mode: EditorMode;
  /** More ways to fill it in, beside the switch between both. */
  children?: ReactNode;
  /** The text as readers will see it, below its source. */
  preview?: ReactNode;
}

/** A long text in its visual editor or as source, with the switch between them. */
export const EditorField = ({ mode, children, preview, ...editor }: EditorFieldProps) => {
  const { raw, lost } = mode;
  const { source } = editor;
  const label = useFieldLabel(source);
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
          <EditorSwitch raw={raw} onChange={mode.setRaw} />
        </>
      }
    >
      {raw && lost.length > 0 && (
        <Alert severity="info" role="status">
          {josa(`편집기로 열면 ${lost.join(', ')}이(가) 사라져서 소스로 열었어요.`)}
        </Alert>
      )}
      {raw ? <SourceField source={source} code /> : <TiptapField {...editor} />}
      {raw && preview}
    </FieldFrame>
  );
};
