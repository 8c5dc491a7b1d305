import type { ReadyUse } from '@hanca/common/moderation.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Ready, useReadyAnswers } from './ready-answers.ts';

interface ReadyTextProps {
  uses: readonly ReadyUse[];
  /** Those that come with the product. */
  own?: readonly Ready[];
  /** What is to be written into the field below. */
  onChoose: (text: string) => void;
}

/** The ready texts; nothing where there are none. */
export const ReadyText = ({ uses, own, onChoose }: ReadyTextProps) => {
  const ready = useReadyAnswers(uses, own);
  if (ready.length === 0) return null;
  return (
    <TextField
      select
      label="준비된 글"
      value=""
      onChange={({ target }) => onChoose(target.value)}
      helperText="고르면 아래에 적혀요"
    >
      {ready.map(({ title, text }) => (
        <MenuItem key={`${title} ${text}`} value={text}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
};
