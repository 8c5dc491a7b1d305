import Box from '@mui/material/Box';
import type { Editor, Extensions } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import {
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  TiptapEditorProvider,
} from 'ra-input-rich-text';
import { useEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import { useFieldLabel } from '../core/described-field.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

export interface TiptapFieldProps {
  source: string;
  extensions: Extensions;
  contentType: 'html' | 'markdown';
  read: (editor: Editor) => string;
}

/**
 * A visual editor on a form's text. The text goes back into the editor only when something else changed it: doing
 * so on every key would break the composition of Korean syllables.
 */
export const TiptapField = ({ source, extensions, contentType, read }: TiptapFieldProps) => {
  const { field, fieldState } = useInput({ source });
  const label = useFieldLabel(source);
  const value = typeof field.value === 'string' ? field.value : '';
  const last = useRef(value);

  const editor = useEditor({
    extensions,
    content: value,
    contentType,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: current }) => {
      last.current = current.isEmpty ? '' : read(current);
      field.onChange(last.current);
    },
    onBlur: field.onBlur,
  });

  useEffect(() => {
    if (!editor || editor.isDestroyed || value === last.current) return;
    last.current = value;
    editor.commands.setContent(value, { contentType, emitUpdate: false });
  }, [editor, value, contentType]);

  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    editor.view.dom.setAttribute('aria-invalid', String(fieldState.invalid));
    field.ref(editor.view.dom);
  }, [editor, fieldState.invalid, field.ref]);

  return (
    <TiptapEditorProvider value={editor}>
      <Box
        sx={{
          border: 1,
          borderColor: fieldState.invalid ? 'error.main' : 'divider',
          borderRadius: '10px',
          '&:focus-within': { borderColor: 'primary.main' },
          // Markdown has no underline.
          ...(contentType === 'markdown' && { '& button[value=underline]': { display: 'none' } }),
          '& .RaRichTextInputToolbar-root': { p: 1, pb: 0, borderBottom: 1, borderColor: 'divider' },
          '& .ProseMirror': { minHeight: 280, p: 1.5, '& p': { mt: 0, mb: 1.5 } },
        }}
      >
        <RichTextInputToolbar>
          {editor && <HeadingButtons editor={editor} />}
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
        <EditorContent editor={editor} />
      </Box>
    </TiptapEditorProvider>
  );
};
