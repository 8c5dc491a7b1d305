/** What the visual editors have no form for, and would drop at the first change. */
const foreign = {
  html: /<(?:table|iframe|video|audio|details|figure|dl|section)\b/i,
  markdown: /!\[|<\/?[a-z]|^\s*\|.*\||^\s*\[\^|^\s*[-*] \[[ x]\]/im,
} as const;

type EditorKind = keyof typeof foreign;

/** Whether the visual editor keeps all of the text. Where it does not, the source is edited. */
export const editorKeeps = (kind: EditorKind, text: string): boolean => !foreign[kind].test(text);
