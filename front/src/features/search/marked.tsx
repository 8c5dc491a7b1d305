import { spellingPattern } from '@hanca/common/spelling-pattern.ts';

/** A text with what was searched for in it marked. */
export const Marked = ({ text, marks }: { text: string; marks: readonly string[] }) => {
  const pattern = spellingPattern(marks);
  if (!pattern) return text;
  const found = [...text.matchAll(pattern)];
  return (
    <>
      {found.map((one, index) => {
        const before = found[index - 1];
        const from = before ? before.index + before[0].length : 0;
        return (
          <span key={one.index}>
            {text.slice(from, one.index)}
            <mark>{one[0]}</mark>
          </span>
        );
      })}
      {text.slice((found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0))}
    </>
  );
};
