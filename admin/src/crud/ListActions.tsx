import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The buttons above a list, beside its filters. */
export const ListActions = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ gap: 1, pb: 1, pt: { xs: 1, sm: 2 }, ml: 'auto', justifyContent: 'flex-end', flexWrap: 'wrap' }}
  >
    {children}
  </Stack>
);
