import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

const levels = [
  { level: 2, name: '큰 제목', text: 'H2' },
  { level: 3, name: '중간 제목', text: 'H3' },
  { level: 4, name: '작은 제목', text: 'H4' },
] as const;

/** Makes the paragraph a heading, and back. The page's own title is its h1, so a body starts with h2. */
export const HeadingButtons = ({ editor }: { editor: Editor }) => {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => levels.find(({ level }) => now.isActive('heading', { level }))?.level ?? 0,
  });
  return (
    <ToggleButtonGroup size="small" value={active} aria-label="제목 단계">
      {levels.map(({ level, name, text }) => (
        <ToggleButton
          key={level}
          value={level}
          aria-label={`${name} ${text}`}
          onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
        >
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
