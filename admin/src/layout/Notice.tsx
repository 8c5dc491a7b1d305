import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface NoticeProps {
  text: string;
  /** It is told at once by screen readers. */
  urgent?: boolean;
  action?: { label: string; onClick: () => void };
}

/** In place of what cannot be shown: why, and the one thing to do next. */
export const Notice = ({ text, urgent = false, action }: NoticeProps) => (
  <Stack
    role={urgent ? 'alert' : undefined}
    sx={{ alignItems: 'center', gap: 1.5, px: 2, py: 6, textAlign: 'center' }}
  >
    <Typography color={urgent ? 'text.primary' : 'text.secondary'}>{text}</Typography>
    {action && (
      <Button variant="outlined" onClick={action.onClick}>
        {action.label}
      </Button>
    )}
  </Stack>
);
