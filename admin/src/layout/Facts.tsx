import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly (readonly [label: string, text: ReactNode])[];
  /** In two columns where there is room. */
  wide?: boolean;
}

/** What is known of a record, line by line. */
export const Facts = ({ facts, wide = false }: FactsProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 3,
      gridTemplateColumns: { xs: '1fr', lg: wide ? '1fr 1fr' : '1fr' },
    }}
  >
    {facts.map(([label, text]) => (
      <Box key={label} sx={{ display: 'flex', py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography component="dt" variant="body2" color="text.secondary" sx={{ flex: '0 0 104px' }}>
          {label}
        </Typography>
        <Typography
          component="dd"
          variant="body2"
          sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 }}
        >
          {text}
        </Typography>
      </Box>
    ))}
  </Box>
);
