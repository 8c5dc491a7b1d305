import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface FormColumnsProps {
  /** The sections beside the main ones, below them on a narrow screen. */
  aside: ReactNode;
  children: ReactNode;
}

/** The sections of a long form: what it is about, and beside that what belongs to it. */
export const FormColumns = ({ aside, children }: FormColumnsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      pt: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 330px' },
    }}
  >
    <Stack sx={{ gap: 2, minWidth: 0 }}>{children}</Stack>
    <Stack sx={{ gap: 2, minWidth: 0 }}>{aside}</Stack>
  </Box>
);
