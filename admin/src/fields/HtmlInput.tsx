import { DefaultEditorOptions } from 'ra-input-rich-text';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { EditorSwitch } from './EditorSwitch.tsx';
import { editorKeeps } from './editor-fidelity.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { SourceField } from './SourceField.tsx';
import { TiptapField } from './TiptapField.tsx';

const extensions = DefaultEditorOptions.extensions ?? [];

/** HTML, edited as it will look or as source. The server keeps only what is safe. */
export const HtmlInput = ({ source, label }: { source: string; label: string }) => {
  const { getValues, getFieldState } = useFormContext();
  const formState = useFormState({ name: source });
  const [raw, setRaw] = useState(() => !editorKeeps('html', String(getValues(source) ?? '')));
  return (
    <FieldFrame
      id={source}
      label={raw ? '' : label}
      required={!raw}
      error={raw ? undefined : getFieldState(source, formState).error?.message}
      aside={<EditorSwitch raw={raw} onChange={setRaw} />}
    >
      {raw ? (
        <SourceField source={source} label={label} code />
      ) : (
        <TiptapField
          source={source}
          label={label}
          contentType="html"
          extensions={extensions}
          read={(editor) => editor.getHTML()}
        />
      )}
    </FieldFrame>
  );
};
