import UploadIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { EditorField } from './EditorField.tsx';
import { useEditorMode } from './editor-mode.ts';
import { MarkdownPreview } from './MarkdownPreview.tsx';
import { readTextFile } from './text-file.ts';

const extensions = [StarterKit.configure({ underline: false }), Markdown];

/** Markdown: written, edited as source, or read from one text file. */
export const MarkdownInput = ({ source }: { source: string }) => {
  const { getValues, setValue } = useFormContext();
  const formState = useFormState({ name: source });
  const current = () => String(getValues(source) ?? '');
  const mode = useEditorMode({ source, kind: 'markdown', extensions });
  const picker = useRef<HTMLInputElement>(null);

  const load = async (file: File) => {
    if (current() && !window.confirm('지금 내용을 파일의 내용으로 바꿀까요?')) return;
    try {
      const text = await readTextFile(file);
      mode.prepareFor(text);
      setValue(source, text, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted });
    } catch {
      window.alert('파일을 읽지 못했어요. 다른 파일로 다시 시도해 주세요.');
    }
  };

  return (
    <EditorField
      source={source}
      mode={mode}
      contentType="markdown"
      extensions={extensions}
      read={(editor) => editor.getMarkdown()}
      preview={<MarkdownPreview source={source} />}
    >
      <Button size="small" startIcon={<UploadIcon />} onClick={() => picker.current?.click()}>
        파일에서 불러오기
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="마크다운 파일"
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void load(file);
          event.target.value = '';
        }}
      />
    </EditorField>
  );
};
