import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SaveBarProps {
  /** What is going on. */
  status?: string | undefined;
  /** Why the last attempt failed; it stays until the next. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A hint of a key is for who has a keyboard. */
const onlyWithKeyboard = { '@media (pointer: coarse)': { display: 'none' } } as const;

/** The foot of a screen on which things are saved, always in sight. */
export const SaveBar = ({ status, problem, children }: SaveBarProps) => (
  <Paper
    square
    elevation={0}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: 1,
      '& > button': { flexShrink: 0 },
      mt: 2,
      py: 1.5,
      backgroundColor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {children}
    <Typography
      variant="body2"
      color={problem ? 'error' : 'text.secondary'}
      role="status"
      sx={{ ml: 'auto', maxWidth: '100%', ...(!problem && !status && onlyWithKeyboard) }}
    >
      {problem ?? status ?? 'Ctrl+S로 저장'}
    </Typography>
  </Paper>
);
