import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { TOUCH } from '../layout/touch.ts';

/** A column for which a phone has no room. */
export const roomy = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** A column for which narrow screens have no room. */
export const wide = { display: { xs: 'none', lg: 'table-cell' } } as const;

/** A column for which only the widest screens have room. */
export const widest = { display: { xs: 'none', xl: 'table-cell' } } as const;

const narrow = { display: { xs: 'block', lg: 'none' } } as const;

interface RowTitleProps {
  title: string;
  /** Where it leads in the console. */
  to?: string;
  /** Where it leads on the site, in a new tab; a record that is nowhere leads nowhere. */
  href?: string;
  preview?: ReactNode;
  /** Beside the title: what is special about the record. */
  mark?: ReactNode;
  /** Under the title. */
  note?: string | undefined;
  /** What wide columns say, for screens that do not show them. */
  facts: readonly (string | undefined)[];
  /** The same, under the facts. */
  state?: ReactNode;
}

const look = {
  fontWeight: 550,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  // A finger needs more than a line of text.
  [TOUCH]: { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-12px 0' } },
} as const;

/** The cell that names a row and leads to its record; on a narrow screen also what hidden columns say. */
export const RowTitle = ({ title, to, href, preview, mark, note, facts, state }: RowTitleProps) => (
  <Stack
    direction="row"
    sx={{ alignItems: 'center', gap: 1.25, minWidth: { xs: 110, sm: 150 }, whiteSpace: 'normal' }}
  >
    {preview}
    <Box sx={{ minWidth: 0 }}>
      {!to && !href && (
        <Box component="span" sx={look}>
          {title}
        </Box>
      )}
      {to && (
        <Link component={LinkBase} to={to} underline="hover" sx={look}>
          {title}
        </Link>
      )}
      {!to && href && (
        <Link href={href} target="_blank" rel="noopener" underline="hover" sx={look}>
          {title}
        </Link>
      )}
      {mark}
      {note && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
      )}
      <Box sx={narrow}>
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {state}
      </Box>
    </Box>
  </Stack>
);
