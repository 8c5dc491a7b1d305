import { DefaultEditorOptions } from 'ra-input-rich-text';
import { EditorField } from './EditorField.tsx';
import { useEditorMode } from './editor-mode.ts';

const extensions = DefaultEditorOptions.extensions ?? [];

/** HTML, edited as it will look or as source. The server keeps only what is safe. */
export const HtmlInput = ({ source }: { source: string }) => (
  <EditorField
    source={source}
    mode={useEditorMode({ source, kind: 'html', extensions })}
    contentType="html"
    extensions={extensions}
    read={(editor) => editor.getHTML()}
  />
);
