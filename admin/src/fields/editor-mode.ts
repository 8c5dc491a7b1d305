import { josa } from '@hanca/common/josa.ts';
import type { Extensions } from '@tiptap/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type EditorKind, lostInEditor } from './editor-fidelity.ts';

interface EditorModeOptions {
  source: string;
  kind: EditorKind;
  extensions: Extensions;
}

/** Whether a long text is edited visually or as source: as source where the visual editor would drop some of it. */
export const useEditorMode = ({ source, kind, extensions }: EditorModeOptions) => {
  const { getValues } = useFormContext();
  const current = () => String(getValues(source) ?? '');
  const [lost, setLost] = useState(() => lostInEditor(kind, current(), extensions));
  const [raw, setRaw] = useState(lost.length > 0);

  return {
    raw,
    /** What the visual editor would drop, where that is why the source is shown. */
    lost,
    /** Before another text is put into the form. */
    prepareFor: (text: string): void => {
      const dropped = lostInEditor(kind, text, extensions);
      setLost(dropped);
      if (dropped.length > 0) setRaw(true);
    },
    /** Changes to the source or back; where something would be lost only after a question. */
    setRaw: (wanted: boolean): void => {
      const dropped = wanted ? [] : lostInEditor(kind, current(), extensions);
      const question = josa(`편집기로 바꾸면 ${dropped.join(', ')}이(가) 사라져요. 바꿀까요?`);
      if (dropped.length > 0 && !window.confirm(question)) return;
      setLost([]);
      setRaw(wanted);
    },
  };
};

export type EditorMode = ReturnType<typeof useEditorMode>;
