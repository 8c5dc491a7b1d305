import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface SlotActionProps {
  label: string;
  off?: boolean;
  move?: string;
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable where there is nothing to do, so that a moved slot's button keeps the focus at the edge. */
export const SlotAction = ({ label, off = false, move, onClick, children }: SlotActionProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={off}
      data-move={move}
      onClick={() => !off && onClick()}
      sx={{ opacity: off ? 0.35 : 1, minWidth: { xs: 44, sm: 34 }, minHeight: { xs: 44, sm: 34 } }}
    >
      {children}
    </IconButton>
  </Tooltip>
);
