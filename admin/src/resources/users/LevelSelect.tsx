import type { User } from '@hanca/common/contract/users.ts';
import { USER_LEVELS } from '@hanca/common/coupons.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useAccount } from './use-account.ts';

/** A person's grade, saved as it is chosen; coupons of a higher grade are not for them. */
export const LevelSelect = ({ user }: { user: User }) => {
  const { setLevel } = useAccount(user);
  const [saving, setSaving] = useState(false);
  const choose = async (level: number) => {
    if (saving) return;
    setSaving(true);
    await setLevel(level);
    setSaving(false);
  };
  return (
    <TextField
      select
      size="small"
      label="회원 등급"
      value={user.level}
      // Disabled it would lose the focus.
      slotProps={{ select: { SelectDisplayProps: { 'aria-disabled': saving } } }}
      onChange={({ target }) => void choose(Number(target.value))}
      sx={{ minWidth: 140 }}
    >
      {USER_LEVELS.map(({ value, title }) => (
        <MenuItem key={value} value={value}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
};
