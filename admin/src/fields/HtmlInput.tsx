import { DefaultEditorOptions } from 'ra-input-rich-text';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { EditorField } from './EditorField.tsx';
import { editorKeeps } from './editor-fidelity.ts';

const extensions = DefaultEditorOptions.extensions ?? [];

/** HTML, edited as it will look or as source. The server keeps only what is safe. */
export const HtmlInput = ({ source, label }: { source: string; label: string }) => {
  const { getValues } = useFormContext();
  const [raw, setRaw] = useState(() => !editorKeeps('html', String(getValues(source) ?? '')));
  return (
    <EditorField
      source={source}
      label={label}
      raw={raw}
      onRaw={setRaw}
      contentType="html"
      extensions={extensions}
      read={(editor) => editor.getHTML()}
    />
  );
};
