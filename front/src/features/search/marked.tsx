import { lettered, spelledParts } from '@hanca/common/lettered.ts';

/** A text with what was searched for in it marked. */
export const Marked = ({ text, marks }: { text: string; marks: readonly string[] }) => {
  if (marks.length === 0) return text;
  const letters = lettered(text);
  const parts = spelledParts(letters, marks);
  return (
    <>
      {parts.map(({ start, end }, index) => (
        <span key={start}>
          {letters.text.slice(parts[index - 1]?.end ?? 0, start)}
          <mark>{letters.text.slice(start, end)}</mark>
        </span>
      ))}
      {letters.text.slice(parts.at(-1)?.end ?? 0)}
    </>
  );
};
