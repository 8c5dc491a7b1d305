import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface NoticeProps {
  text: string;
  /** Screen readers say it at once. */
  urgent?: boolean;
  /** One line above what it is about, not instead of it. */
  line?: boolean;
  action?: { label: string; onClick: () => void };
}

const instead = { alignItems: 'center', gap: 1.5, px: 2, py: 6, textAlign: 'center' } as const;
const above = {
  ...instead,
  flexDirection: 'row',
  justifyContent: 'space-between',
  py: 1,
  mt: 1,
  textAlign: 'left',
  border: 1,
  borderColor: 'warning.main',
  borderRadius: '10px',
} as const;

/** Why something cannot be shown, or not as it should be, and the one thing to do next. */
export const Notice = ({ text, urgent = false, line = false, action }: NoticeProps) => (
  <Stack role={urgent ? 'alert' : undefined} sx={line ? above : instead}>
    <Typography variant={line ? 'body2' : 'body1'} color={urgent ? 'text.primary' : 'text.secondary'}>
      {text}
    </Typography>
    {action && (
      <Button variant={line ? 'text' : 'outlined'} onClick={action.onClick} sx={{ whiteSpace: 'nowrap' }}>
        {action.label}
      </Button>
    )}
  </Stack>
);
