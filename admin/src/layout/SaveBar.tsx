import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SaveBarProps {
  /** What is going on, or how to save. */
  status: string;
  children: ReactNode;
}

/** The foot of a screen on which things are saved, always in sight. */
export const SaveBar = ({ status, children }: SaveBarProps) => (
  <Paper
    square
    elevation={0}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      mt: 2,
      py: 1.5,
      backgroundColor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {children}
    <Typography variant="body2" color="text.secondary" role="status" sx={{ ml: 'auto' }}>
      {status}
    </Typography>
  </Paper>
);
