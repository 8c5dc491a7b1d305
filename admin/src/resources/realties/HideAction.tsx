import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { HideDialog } from './HideDialog.tsx';
import { useVisibility } from './hide.ts';

interface HideActionProps {
  id: number;
  title: string;
  /** Whether staff have hidden it. */
  hidden: boolean;
  /** With its words on it, where there is room for them. */
  wide?: boolean;
}

/** Hides a listing, after a dialog for the reason, or shows it again. */
export const HideAction = ({ id, title, hidden, wide = false }: HideActionProps) => {
  const { hide, show, isPending } = useVisibility(id);
  const [asking, setAsking] = useState(false);
  const words = hidden ? '다시 보이기' : '숨기기';
  const Icon = hidden ? ShowIcon : HideIcon;
  const act = () => (hidden ? void show() : setAsking(true));

  return (
    <>
      {wide ? (
        <Button variant="outlined" startIcon={<Icon />} disabled={isPending} onClick={act}>
          {words}
        </Button>
      ) : (
        <Tooltip title={words}>
          <span>
            <IconButton size="small" aria-label={`${title} ${words}`} disabled={isPending} onClick={act}>
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      )}
      {asking && <HideDialog subject={`‘${title}’ 매물`} onHide={hide} onClose={() => setAsking(false)} />}
    </>
  );
};
